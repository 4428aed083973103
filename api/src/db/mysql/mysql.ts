import { AsyncLocalStorage } from 'node:async_hooks';
import { beginSession, type MysqlAddress, SERVER_NOW, settleEncryption } from '@skal/storage/mysql';
import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import { SnakeCase } from '../columns.ts';
import type { Database, DatabaseOptions } from '../database.ts';
import { readMysqlUrl } from '../mysql.address.ts';
import { markCommitUnknown, withRetry } from '../resilience/withRetry.ts';
import { openConnections } from './mysql.connections.ts';
import { createCounterPool } from './mysql.lease.ts';
import { migrateMysql } from './mysql.migrate.ts';
import { prepareServer } from './mysql.server.ts';
import { KEEP_ALIVE } from './mysql.staleConnections.ts';
import { streamMysql } from './mysql.stream.ts';

/** Maximum number of requests waiting for a connection; more are rejected. */
const QUEUE_MAX = 1000;

/** Driver for TypeORM, which opens the first connection before it exposes the pool. */
const driver = {
  createPool: (options: PoolOptions): Pool => createPool(options).on('connection', beginSession),
};

/** Creates TypeORM's data source, not yet connected. */
const createDataSource = (
  { host, port, user, password, database, ssl }: MysqlAddress,
  isMariaDb: boolean,
  { settings, entities, migrations }: Omit<DatabaseOptions, 'log'>,
): DataSource =>
  new DataSource({
    type: isMariaDb ? 'mariadb' : 'mysql',
    driver,
    host,
    port,
    username: user,
    password,
    database,
    ...(ssl && { ssl }),
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: settings.databasePool,
    connectTimeout: settings.databaseDeadlineMs,
    entities,
    migrations,
    namingStrategy: new SnakeCase(),
    // Collecting a stack per statement costs more than the statement; TypeORM's error has one.
    extra: { ...KEEP_ALIVE, trace: false, queueLimit: QUEUE_MAX, supportBigNumbers: true, bigNumberStrings: false },
  });

/** Opens a MySQL-compatible server, such as MySQL or MariaDB. */
export async function openMysql(
  { settings, log, entities, migrations }: DatabaseOptions,
  url: string,
): Promise<Database> {
  const parsed = readMysqlUrl(url, settings.databaseCaFile);
  const server = await prepareServer(parsed, settings.databaseWaitMs, log);
  const address = await settleEncryption(parsed, settings.databaseWaitMs);
  const source = createDataSource(address, server.isMariaDb, { settings, entities, migrations });
  await source.initialize();
  const isNew = await migrateMysql(source, address.database).catch(async (error) => {
    await source.destroy();
    throw error;
  });

  if (settings.telemetry) source.subscribers.push(settings.telemetry.statements);

  const current = new AsyncLocalStorage<EntityManager>();
  let deadlineMs = Math.max(settings.databaseWaitMs, settings.databaseDeadlineMs);

  const { pool, staleness, load, connect, withConnection } = openConnections(source);

  const transaction = <T>(leftMs: number, work: (manager: EntityManager) => Promise<T>): Promise<T> =>
    withConnection(leftMs, async (runner) => {
      let isConfirming = false;
      try {
        await runner.startTransaction();
        const value = await current.run(runner.manager, () => work(runner.manager));
        isConfirming = true;
        await runner.commitTransaction();
        return value;
      } catch (error) {
        if (isConfirming) markCommitUnknown(error);
        // Do not reuse a connection that cannot roll back.
        await runner.rollbackTransaction().catch(async () => ((await runner.connect()) as PoolConnection).destroy());
        throw error;
      }
    });

  const tx = async <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> => {
    const outer = current.getStore();
    if (outer) return outer.transaction(work);
    return withRetry(deadlineMs, (leftMs) => transaction(leftMs, work));
  };

  const read = async <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> => {
    const inside = current.getStore();
    if (inside) return work(inside);
    return withRetry(deadlineMs, (leftMs) => withConnection(leftMs, (runner) => work(runner.manager)));
  };

  const query = <Row extends ObjectLiteral>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
    read((manager) => manager.query<Row[]>(sql, [...parameters]));

  return {
    kind: 'mysql',
    isNew,
    query,
    read,
    stream: (sql, parameters = []) => streamMysql(connect, deadlineMs, sql, parameters),
    tx,
    counters: createCounterPool(pool, staleness, () => deadlineMs),
    load: () => ({ ...load }),
    enforceDeadlines() {
      deadlineMs = settings.databaseDeadlineMs;
    },
    // Writes no row, but fails on a read-only server.
    ping: async () => {
      await query("UPDATE rate_limits SET points = points WHERE `key` = ''");
      const [clock] = await query<{ now: number }>(`SELECT ${SERVER_NOW} AS now`);
      return Number(clock?.now);
    },
    schemaDrift: async () => {
      const { upQueries } = await source.driver.createSchemaBuilder().log();
      return upQueries.map((statement) => statement.query);
    },
    close: () => source.destroy(),
  };
}
