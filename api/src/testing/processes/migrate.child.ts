/**
 * A start that changes the tables, in a process of its own. It kills itself at a statement: `before` or `after` the
 * server has run it, counted among those that make or change a table. With zero it lives, and says so.
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
  const answer = await query.call(this, sql, ...rest);
  if (String(changes) === at) die();
  return answer;
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
