/** A mail worker as a child process, so that a test can run several and kill them. */
import { openDatabase } from '../../db/openDatabase.ts';
import { findModules } from '../../modules/modules.ts';
import { MailWorker } from '../../modules/outbox/delivery/MailWorker.ts';
import { openTransport } from '../../modules/outbox/delivery/transport.ts';
import { Outbox } from '../../modules/outbox/outbox.ts';
import { createLogger } from '../../server/observability/log.ts';
import { type ApiSettings, readSettings } from '../../settings/settings.ts';

const [dataDir = '', databaseUrl = '', own = '{}'] = process.argv.slice(2);
const standard = readSettings({ NODE_ENV: 'test', SKAL_LOG_LEVEL: 'silent' }, { dataDir });
const mail: ApiSettings['mail'] = { ...standard.mail, ...JSON.parse(own) };
const settings = { ...standard, databaseUrl: databaseUrl || null, databaseDeadlineMs: 10_000, mail };
const log = createLogger(settings.logLevel);
const modules = await findModules();
const db = await openDatabase({ settings, log, ...modules });
const transport = await openTransport(settings);
const files = modules.mailFiles(db);
const worker = new MailWorker({ outbox: new Outbox(db, mail), transport, files, settings: mail, log });
worker.start();
process.stdin.resume().once('end', async () => {
  await worker.stop();
  transport.close();
  await db.close();
});
process.stdout.write('ready\n');
