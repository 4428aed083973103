/** An api in a process of its own, at the place and with the settings of its arguments, so that a test can kill it. */
import { startTestApi } from '../index.ts';

const [dataDir = '', databaseUrl = '', overrides = '{}'] = process.argv.slice(2);
const forms = { points: 100_000, seconds: 60 };
const settings = { limits: { forms }, ...JSON.parse(overrides) };
const api = await startTestApi(settings, { dataDir, databaseUrl: databaseUrl || null });
process.stdout.write(`${api.url}\n`);
