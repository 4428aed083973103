import { hash } from 'node:crypto';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { getErrorCode } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';
import { getMigrationName, getMigrationTimestamp, sortMigrations } from '../migrations/migrationOrder.ts';
import { filterEntityTables, readNames, rejectPreRelease } from '../preRelease.ts';
import { RELEASE_TABLE } from './mysql.server.ts';

/** Maximum wait for another migrating process. */
const LOCK_TIMEOUT_SECONDS = 60;

/** TypeORM's migrations table, and the progress of a running migration by statement. */
const MIGRATION_TABLES = [
  `CREATE TABLE IF NOT EXISTS migrations (
    id int NOT NULL AUTO_INCREMENT PRIMARY KEY, timestamp bigint NOT NULL, name varchar(255) NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS migration_steps (
    name varchar(255) NOT NULL PRIMARY KEY, begun int NOT NULL, ended int NOT NULL)`,
];

/** Errors for a DDL statement that was executed before. */
const ALREADY_EXECUTED = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_BAD_TABLE_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_BAD_FIELD_ERROR',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_FK_DUP_NAME',
]);

const READ_STATEMENT = /^\s*(?:SELECT|SHOW)\b/i;

interface Steps {
  begun: number;
  ended: number;
}

/**
 * Runs the pending migrations, in one process at a time. MySQL commits each DDL statement implicitly, so a killed start
 * leaves a migration unfinished. Each statement is therefore recorded before and after. The next start resumes after
 * the last finished one; the one in progress may or may not have been executed.
 *
 * The connection that runs the statements holds the lock. So no other process gets it while the server still executes
 * the last statement of a killed process.
 *
 * @returns whether the database was empty; when several processes start together, only the first one sees that
 * @throws StartupError when another process does not finish in time, or the database is of a pre-release
 */
export async function migrateMysql(source: DataSource, database: string): Promise<boolean> {
  const runner = source.createQueryRunner();
  const lock = `skal-${hash('sha256', database).slice(0, 32)}`;
  try {
    const [result] = await runner.manager.query<{ acquired: unknown }[]>('SELECT GET_LOCK(?, ?) AS acquired', [
      lock,
      LOCK_TIMEOUT_SECONDS,
    ]);
    if (Number(result?.acquired) !== 1)
      throw new StartupError('Another process is still migrating the database. Try again when it has finished.');
    const tables = await readNames(
      runner.manager,
      'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME <> ?',
      [RELEASE_TABLE],
    );
    for (const statement of MIGRATION_TABLES) await runner.query(statement);
    const run = await readNames(runner.manager, 'SELECT name FROM migrations');
    const unfinished = await readNames(runner.manager, 'SELECT name FROM migration_steps');
    rejectPreRelease([...run, ...unfinished], filterEntityTables(source, tables));
    const names = new Set(run);
    for (const migration of sortMigrations(source.migrations))
      if (!names.has(getMigrationName(migration))) await runStepwise(runner, migration);
    return tables.length === 0;
  } finally {
    // A broken connection has lost its lock already.
    await runner.query('DO RELEASE_LOCK(?)', [lock]).catch(() => undefined);
    await runner.release();
  }
}

async function runStepwise(runner: QueryRunner, migration: MigrationInterface): Promise<void> {
  const name = getMigrationName(migration);
  const query = runner.query.bind(runner);
  await query('INSERT IGNORE INTO migration_steps (name, begun, ended) VALUES (?, 0, 0)', [name]);
  const [before] = await runner.manager.query<Steps[]>('SELECT begun, ended FROM migration_steps WHERE name = ?', [
    name,
  ]);
  if (!before) throw new Error(`No row for ${name} in migration_steps`);
  runner.query = recordSteps(query, name, before);
  try {
    await migration.up(runner);
  } finally {
    runner.query = query;
  }
  await query('START TRANSACTION');
  await query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [getMigrationTimestamp(name), name]);
  await query('DELETE FROM migration_steps WHERE name = ?', [name]);
  await query('COMMIT');
}

/** Wraps `query`: skips statements finished in an earlier start, and records the progress. */
function recordSteps(query: QueryRunner['query'], name: string, before: Steps): QueryRunner['query'] {
  let step = 0;
  const recordStep = (column: keyof Steps, value: number) =>
    query(`UPDATE migration_steps SET ${column} = ? WHERE name = ?`, [value, name]);
  return async (sql: string, ...rest: [parameters?: unknown[]]) => {
    if (READ_STATEMENT.test(sql)) return query(sql, ...rest);
    step += 1;
    if (step <= before.ended) return undefined;
    const mayBeExecuted = step === before.begun;
    await recordStep('begun', step);
    const response = await query(sql, ...rest).catch(async (error) => {
      if (mayBeExecuted && ALREADY_EXECUTED.has(getErrorCode(error) ?? '')) return undefined;
      // A rejected statement was not executed: the next start must not mistake a foreign table for ours.
      await recordStep('begun', step - 1).catch(() => undefined);
      throw error;
    });
    await recordStep('ended', step);
    return response;
  };
}
