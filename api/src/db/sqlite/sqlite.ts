import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { getErrorMessage } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';
import { SnakeCase } from '../columns.ts';
import type { Database, DatabaseOptions } from '../database.ts';
import { filterEntityTables, readNames, rejectPreRelease } from '../preRelease.ts';
import { GroupCommit } from './groupCommit.ts';
import { streamSqlite } from './sqlite.stream.ts';

/** Minimum Node version of better-sqlite3; loading it on an older one ends the process. */
const NODE_MIN = 22;

/**
 * Page cache per connection, in kibibytes. Events have random ids, so one transaction changes thousands of pages. With
 * SQLite's default of 2 MB each page would be written and read several times.
 */
const CACHE_KIB = { writer: 64 * 1024, reader: 16 * 1024 } as const;

/**
 * Log size before a checkpoint, in pages (64 MB). With SQLite's default of 1,000 pages every transaction of events would
 * write its pages twice; this way a page changed by many transactions is written once.
 */
const LOG_PAGES = 16_000;

/**
 * Size to which the log file is truncated when it restarts, in bytes, at 4,096 per page. A long read, such as an export,
 * keeps the log from restarting, so it grows; without a limit it would keep that size.
 */
export const WAL_MAX_BYTES = LOG_PAGES * 4096;

/** Returns the database file of a data directory. */
export const getSqliteFile = (dataDir: string): string => join(dataDir, 'skal.sqlite');

/** Creates the data directory if it does not exist. */
export function ensureDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be created: ${getErrorMessage(error)}`);
  }
}

/** Loads better-sqlite3, or reports the required Node version. */
export async function loadSqlite() {
  if (Number.parseInt(process.versions.node, 10) < NODE_MIN) {
    throw new StartupError(`The embedded database needs Node ${NODE_MIN} or newer; this is ${process.versions.node}.`);
  }
  return (await import('better-sqlite3')).default;
}

/**
 * Opens the embedded database with two connections: one writes, through a queue of transactions, and one only reads, so
 * that readers never see uncommitted data.
 */
export async function openSqlite({ settings, entities, migrations }: DatabaseOptions): Promise<Database> {
  ensureDataDir(settings.dataDir);
  const driver = await loadSqlite();
  const connections: Connection[] = [];
  const source = (pragmas: readonly string[], own: object) =>
    new DataSource({
      type: 'better-sqlite3',
      driver,
      database: getSqliteFile(settings.dataDir),
      entities,
      namingStrategy: new SnakeCase(),
      prepareDatabase: (connection: Connection) => {
        for (const pragma of pragmas) connection.pragma(pragma);
        connections.push(connection);
      },
      ...own,
    });

  const cache = `cache_size = -${CACHE_KIB.writer}`;
  const log = [`wal_autocheckpoint = ${LOG_PAGES}`, `journal_size_limit = ${WAL_MAX_BYTES}`];
  const writer = source(['journal_mode = WAL', 'synchronous = FULL', cache, ...log], { migrations });
  await writer.initialize();
  const tables = await readNames(writer, "SELECT name FROM sqlite_master WHERE type = 'table'");
  try {
    const applied = tables.includes('migrations') ? await readNames(writer, 'SELECT name FROM migrations') : [];
    rejectPreRelease(applied, filterEntityTables(writer, tables));
    await writer.runMigrations();
  } catch (error) {
    await writer.destroy();
    throw error;
  }
  // SQLite keeps the old pages of a multi-row statement for its rollback; a temp file for them would cost as much as the
  // rows themselves. A migration that sorts a large table uses files.
  await writer.query('PRAGMA temp_store = MEMORY');
  const reader = source(['query_only = ON', `cache_size = -${CACHE_KIB.reader}`], {});
  await reader.initialize();

  if (settings.telemetry) for (const each of [writer, reader]) each.subscribers.push(settings.telemetry.statements);

  const current = new AsyncLocalStorage<EntityManager>();
  const writerDriver = writer.driver as BetterSqlite3Driver;
  const queue = new GroupCommit({
    current,
    runner: () => writer.createQueryRunner(),
    reset: () => {
      if (connections[0]?.inTransaction) connections[0].exec('ROLLBACK');
      writerDriver.queryRunner = undefined;
    },
  });
  const manager = () => current.getStore() ?? reader.manager;

  return {
    kind: 'sqlite',
    isNew: tables.length === 0,
    read: (work) => work(manager()),
    query: <Row extends ObjectLiteral>(sql: string, parameters: readonly unknown[] = []) =>
      manager().query<Row[]>(sql, [...parameters]),
    stream: (sql, parameters = []) =>
      streamSqlite(() => new driver(getSqliteFile(settings.dataDir), { readonly: true }), sql, parameters),
    tx: (work) => current.getStore()?.transaction(work) ?? queue.run(work),
    counters: null,
    load: () => ({ busy: connections[0]?.inTransaction ? 1 : 0, waiting: queue.waiting }),
    // No timeouts: nothing here waits for another machine.
    enforceDeadlines: () => {},
    ping: async () => {
      await reader.query('SELECT 1');
      return Date.now();
    },
    schemaDrift: async () => {
      const { upQueries } = await writer.driver.createSchemaBuilder().log();
      return upQueries.map((statement) => statement.query);
    },
    close: async () => {
      await queue.waitUntilIdle();
      await reader.destroy();
      await writer.destroy();
    },
  };
}
