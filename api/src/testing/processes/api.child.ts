/** An api as a child process that a test can kill, with location and settings in its arguments. */
import { startTestApi } from '../index.ts';

const [dataDir = '', databaseUrl = '', overrides = '{}'] = process.argv.slice(2);
const forms = { points: 100_000, seconds: 60 };
const settings = { limits: { forms }, ...JSON.parse(overrides) };
const api = await startTestApi(settings, { dataDir, databaseUrl: databaseUrl || null });
process.stdout.write(`${api.url}\n`);
