import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolConnection } from 'mysql2';
import { DataSource, type EntityManager, type ObjectLiteral, type QueryRunner } from 'typeorm';
import { SnakeCase } from './columns.ts';
import type { Database, DatabaseParts } from './database.ts';
import { within } from './deadline.ts';
import { fault, isDeadlock } from './faults.ts';
import { migrateMysql } from './mysql.migrate.ts';
import { prepareServer, readMysqlUrl } from './mysql.server.ts';

/** How often a transaction that lost against another one is run again. */
const ATTEMPTS = 3;

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
    extra: { queueLimit: WAITING, supportBigNumbers: true, bigNumberStrings: false },
  });
  await source.initialize();
  const isNew = await migrateMysql(source, address.database).catch(async (error) => {
    await source.destroy();
    throw error;
  });

  const current = new AsyncLocalStorage<EntityManager>();

  /** Gives work a connection, and takes it back when the time is up: what it had begun is then undone. */
  const connected = <T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
    const runner = source.createQueryRunner();
    let connection: PoolConnection | undefined;
    let late = false;
    const run = async () => {
      try {
        connection = (await runner.connect()) as PoolConnection;
        if (late) throw fault('SKAL_DEADLINE', 'The connection came too late');
        return await work(runner);
      } finally {
        await runner.release();
      }
    };
    return within(settings.databaseDeadlineMs, run(), () => {
      late = true;
      connection?.destroy();
    });
  };

  const transaction = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> =>
    connected(async (runner) => {
      try {
        await runner.startTransaction();
        const value = await current.run(runner.manager, () => work(runner.manager));
        await runner.commitTransaction();
        return value;
      } catch (error) {
        // A connection that cannot even undo is not one to use again.
        await runner.rollbackTransaction().catch(async () => ((await runner.connect()) as PoolConnection).destroy());
        throw error;
      }
    });

  const read = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> => {
    const inside = current.getStore();
    return inside ? work(inside) : connected((runner) => work(runner.manager));
  };

  const query = <Row extends ObjectLiteral>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
    read((manager) => manager.query<Row[]>(sql, [...parameters]));

  return {
    kind: 'mysql',
    isNew,
    query,
    read,
    async tx(work) {
      const outer = current.getStore();
      if (outer) return outer.transaction(work);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await transaction(work);
        } catch (error) {
          if (attempt >= ATTEMPTS || !isDeadlock(error)) throw error;
        }
      }
    },
    ping: async () => {
      await query('SELECT 1');
    },
    drift: async () => {
      const { upQueries } = await source.driver.createSchemaBuilder().log();
      return upQueries.map((statement) => statement.query);
    },
    close: () => source.destroy(),
  };
}
