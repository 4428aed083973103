/**
 * An api in a process of its own, without limits, for a run of many requests: at the place of its arguments. It says
 * where it is once it is there, and does then what its parent asks for (`startTargetProcess`).
 */

import { stubReleaseService } from '../fixtures/stubReleases.ts';
import { startTestApi } from '../index.ts';
import { inProcessTarget, UNLIMITED_SETTINGS } from './target.ts';
import { handleTargetCommand, type TargetCommand } from './targetProcess.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const releases = stubReleaseService();
const api = await startTestApi({ ...UNLIMITED_SETTINGS, releases }, { dataDir, databaseUrl: databaseUrl || null });
const site = inProcessTarget(api);
process.on('message', async (asked: TargetCommand) => {
  // Tests read the recorded changes; nothing reads them here.
  releases.changes.length = 0;
  const answer = await handleTargetCommand(site, asked);
  // Whoever asked may be gone by now, and with them the reason to be here.
  process.send?.(answer, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());
// Whoever ends a run at the terminal ends its parent, which wants the last answers.
process.on('SIGINT', () => undefined);
process.send?.({ url: api.url });
