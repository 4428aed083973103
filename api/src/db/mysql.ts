import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource, type EntityManager, type ObjectLiteral, type QueryRunner } from 'typeorm';
import { SnakeCase } from './columns.ts';
import type { Database, DatabaseParts } from './database.ts';
import { within } from './deadline.ts';
import { fault } from './faults.ts';
import { counterPool } from './mysql.lease.ts';
import { migrateMysql } from './mysql.migrate.ts';
import { KEEP_ALIVE, PoolTrust } from './mysql.pool.ts';
import { prepareServer, readMysqlUrl } from './mysql.server.ts';
import { streamMysql } from './mysql.stream.ts';
import { noteUnsure, persist } from './persist.ts';
import { insertTogether, SharedInserts } from './sharedInserts.ts';

/** Requests that may wait for a connection; those after them are told to come back. */
const WAITING = 1000;

/** A server that speaks MySQL: MySQL, MariaDB and what else follows them. */
export async function openMysql(
  { settings, log, entities, migrations }: DatabaseParts,
  url: string,
): Promise<Database> {
  const address = readMysqlUrl(url);
  const server = await prepareServer(address, settings.databaseWaitMs, log);
  const source = new DataSource({
    type: server.isMariaDb ? 'mariadb' : 'mysql',
    host: address.host,
    port: address.port,
    username: address.user,
    password: address.password,
    database: address.database,
    ...(address.ssl && { ssl: address.ssl }),
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: settings.databasePool,
    connectTimeout: settings.databaseDeadlineMs,
    entities,
    migrations,
    namingStrategy: new SnakeCase(),
    // A stack for each statement, in case it fails, costs more than the statement; TypeORM's error has one.
    extra: { ...KEEP_ALIVE, trace: false, queueLimit: WAITING, supportBigNumbers: true, bigNumberStrings: false },
  });
  await source.initialize();
  const isNew = await migrateMysql(source, address.database).catch(async (error) => {
    await source.destroy();
    throw error;
  });

  if (settings.telemetry) source.subscribers.push(settings.telemetry.statements);

  const current = new AsyncLocalStorage<EntityManager>();
  let deadlineMs = Math.max(settings.databaseWaitMs, settings.databaseDeadlineMs);

  const { pool } = source.driver as unknown as { pool: Pool };
  const trust = new PoolTrust(pool);

  const load = { busy: 0, waiting: 0 };

  /** A connection that can still be believed. */
  const connect = async (): Promise<{ runner: QueryRunner; connection: PoolConnection }> => {
    for (;;) {
      const runner = source.createQueryRunner();
      const connection = (await runner.connect()) as PoolConnection;
      if (!trust.isDoubtful(connection)) return { runner, connection };
      connection.destroy();
      await runner.release();
    }
  };

  /** Gives work a connection, and takes it back when the time is up: what it had begun is then undone. */
  const connected = <T>(leftMs: number, work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
    let connection: PoolConnection | undefined;
    let late = false;
    const run = async () => {
      load.waiting += 1;
      const opened = await connect().finally(() => {
        load.waiting -= 1;
      });
      connection = opened.connection;
      load.busy += 1;
      try {
        if (late) throw fault('SKAL_DEADLINE', 'The connection came too late');
        return await work(opened.runner);
      } catch (error) {
        trust.look(error, connection);
        throw error;
      } finally {
        load.busy -= 1;
        await opened.runner.release();
      }
    };
    return within(leftMs, run(), () => {
      late = true;
      if (connection) trust.giveUp(connection);
    });
  };

  const transaction = <T>(leftMs: number, work: (manager: EntityManager) => Promise<T>): Promise<T> =>
    connected(leftMs, async (runner) => {
      let confirming = false;
      try {
        await runner.startTransaction();
        const value = await current.run(runner.manager, () => work(runner.manager));
        confirming = true;
        await runner.commitTransaction();
        return value;
      } catch (error) {
        if (confirming) noteUnsure(error);
        // A connection that cannot even undo is not one to use again.
        await runner.rollbackTransaction().catch(async () => ((await runner.connect()) as PoolConnection).destroy());
        throw error;
      }
    });

  const tx = async <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> => {
    const outer = current.getStore();
    if (outer) return outer.transaction(work);
    return persist(deadlineMs, (leftMs) => transaction(leftMs, work));
  };
  const inserts = new SharedInserts(tx, settings.telemetry);

  const read = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> => {
    const inside = current.getStore();
    if (inside) return work(inside);
    return persist(deadlineMs, (leftMs) => connected(leftMs, (runner) => work(runner.manager)));
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
    async insert(write) {
      const inside = current.getStore();
      await (inside ? insertTogether(inside, [write]) : inserts.insert(write));
    },
    counters: counterPool(pool, trust, () => deadlineMs),
    load: () => ({ ...load }),
    serve() {
      deadlineMs = settings.databaseDeadlineMs;
    },
    // It writes no row, but only a server that takes writes carries it out.
    ping: async () => {
      await query("UPDATE rate_limits SET points = points WHERE `key` = ''");
    },
    drift: async () => {
      const { upQueries } = await source.driver.createSchemaBuilder().log();
      return upQueries.map((statement) => statement.query);
    },
    close: () => source.destroy(),
  };
}
