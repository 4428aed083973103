/**
 * An api as a child process with a fast clock, at the location in its arguments. For each time it receives, it reports
 * how many rows housekeeping still has to delete.
 */
import { countExpired } from '../../db/rows/retention.ts';
import { startTestApi } from '../index.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const unlimited = { points: 1_000_000, seconds: 60 };
const limits = {
  forms: unlimited,
  general: unlimited,
  loginIp: unlimited,
  loginEmail: unlimited,
  loginDevice: unlimited,
};
const api = await startTestApi({ limits }, { dataDir, databaseUrl: databaseUrl || null });
const { db, retentionRules } = api.internals.housekeeping;
process.stdin.on('data', async (chunk) => {
  const due: Record<string, number> = {};
  for (const [name, make] of Object.entries(retentionRules(Number(String(chunk)))))
    due[name] = await countExpired(db, await make());
  process.stdout.write(`${JSON.stringify(due)}\n`);
});
process.stdout.write(`${api.url}\n`);
