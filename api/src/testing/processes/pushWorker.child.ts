/** A push worker as a child process, so that a test can run several and kill them. */
import { openDatabase } from '../../db/openDatabase.ts';
import { findModules } from '../../modules/modules.ts';
import { PushWorker } from '../../modules/push/delivery/PushWorker.ts';
import { createLogger } from '../../server/observability/log.ts';
import { type ApiSettings, readSettings } from '../../settings/settings.ts';

const [dataDir = '', databaseUrl = '', own = '{}'] = process.argv.slice(2);
const standard = readSettings({ NODE_ENV: 'test', SKAL_LOG_LEVEL: 'silent' }, { dataDir });
const changes = JSON.parse(own) as Pick<ApiSettings, 'vendorBaseUrl' | 'sessionKeys' | 'push'>;
const push = { ...standard.push, ...changes.push };
const settings = { ...standard, ...changes, push, databaseUrl: databaseUrl || null, databaseDeadlineMs: 10_000 };
const log = createLogger(settings.logLevel);
const db = await openDatabase({ settings, log, ...(await findModules()) });
const worker = new PushWorker({ db, settings, log, wakeMailWorker: () => undefined });
worker.start();
process.stdin.resume().once('end', async () => {
  await worker.stop();
  await db.close();
});
process.stdout.write('ready\n');
