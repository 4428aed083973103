import { AsyncLocalStorage } from 'node:async_hooks';
import { SERVER_NOW, settleEncryption } from '@skal/storage/mysql';
import type { PoolConnection } from 'mysql2';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Database, DatabaseOptions } from '../database.ts';
import { readMysqlUrl } from '../mysql.address.ts';
import { markCommitUnknown, withRetry } from '../resilience/withRetry.ts';
import { openConnections } from './mysql.connections.ts';
import { createDataSource } from './mysql.dataSource.ts';
import { counterPool } from './mysql.lease.ts';
import { migrateMysql } from './mysql.migrate.ts';
import { prepareServer } from './mysql.server.ts';
import { streamMysql } from './mysql.stream.ts';

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
      let confirming = false;
      try {
        await runner.startTransaction();
        const value = await current.run(runner.manager, () => work(runner.manager));
        confirming = true;
        await runner.commitTransaction();
        return value;
      } catch (error) {
        if (confirming) markCommitUnknown(error);
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
    counters: counterPool(pool, staleness, () => deadlineMs),
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
