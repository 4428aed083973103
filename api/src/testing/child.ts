/** An api in a process of its own, on the data folder of the first argument, so that a test can kill it. */
import { startTestApi } from './index.ts';

const [dataDir = ''] = process.argv.slice(2);
const forms = { points: 100_000, seconds: 60 };
const api = await startTestApi({ limits: { forms } }, { dataDir, databaseUrl: null });
process.stdout.write(`${api.url}\n`);
