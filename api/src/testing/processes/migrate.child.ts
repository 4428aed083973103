/**
 * A start with migrations as a child process. It kills itself `before` or `after` the n-th DDL statement; with zero it
 * finishes and reports that.
 */
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { openDatabase } from '../../db/openDatabase.ts';
import { findModules } from '../../modules/modules.ts';
import { createLogger } from '../../server/observability/log.ts';
import { readSettings } from '../../settings/settings.ts';
import { Trial1900000000000 } from '../database/sample.migration.ts';

const [databaseUrl = '', at = '0', when = 'before', which = 'own'] = process.argv.slice(2);
const CHANGES = /^\s*(?:CREATE|ALTER|DROP|UPDATE trial)/i;
const die = () => process.kill(process.pid, 'SIGKILL');

let changes = 0;
const query = MysqlQueryRunner.prototype.query;
MysqlQueryRunner.prototype.query = async function counted(sql: string, ...rest: [unknown[]?]) {
  if (!CHANGES.test(sql) || /IF NOT EXISTS/.test(sql)) return query.call(this, sql, ...rest);
  changes += 1;
  if (String(changes) === at && when === 'before') die();
  const response = await query.call(this, sql, ...rest);
  if (String(changes) === at) die();
  return response;
};

const settings = { ...readSettings({ NODE_ENV: 'test', SKAL_LOG_LEVEL: 'silent' }), databaseUrl };
const db = await openDatabase({
  settings,
  log: createLogger('silent'),
  entities: [],
  migrations: which === 'own' ? [Trial1900000000000] : (await findModules()).migrations,
});
await db.close();
process.stdout.write('ready\n');
