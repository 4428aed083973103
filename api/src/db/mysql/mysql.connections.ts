import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { databaseError } from '../resilience/databaseErrors.ts';
import { withTimeout } from '../resilience/withTimeout.ts';
import { StaleConnectionTracker } from './mysql.staleConnections.ts';

export interface RunnerConnection {
  runner: QueryRunner;
  connection: PoolConnection;
}

/** Pool of connections to a server, without stale ones. */
export interface Connections {
  pool: Pool;
  staleness: StaleConnectionTracker;
  /** Number of running operations, and of those waiting for a connection. */
  load: { busy: number; waiting: number };
  connect(): Promise<RunnerConnection>;
  /** Runs work with a connection; after the timeout the connection is closed, which rolls back. */
  withConnection<T>(leftMs: number, work: (runner: QueryRunner) => Promise<T>): Promise<T>;
}

export function openConnections(source: DataSource): Connections {
  const { pool } = source.driver as unknown as { pool: Pool };
  const trust = new StaleConnectionTracker(pool);
  const load = { busy: 0, waiting: 0 };

  const connect = async (): Promise<RunnerConnection> => {
    for (;;) {
      const runner = source.createQueryRunner();
      const connection = (await runner.connect()) as PoolConnection;
      if (!trust.isStale(connection)) return { runner, connection };
      connection.destroy();
      await runner.release();
    }
  };

  const withDeadline = <T>(leftMs: number, work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
    let connection: PoolConnection | undefined;
    let isTooLate = false;
    const run = async () => {
      load.waiting += 1;
      const opened = await connect().finally(() => {
        load.waiting -= 1;
      });
      connection = opened.connection;
      load.busy += 1;
      try {
        if (isTooLate) throw databaseError('SKAL_DEADLINE', 'No connection was available in time');
        return await work(opened.runner);
      } catch (error) {
        trust.inspectError(error, connection);
        throw error;
      } finally {
        load.busy -= 1;
        await opened.runner.release();
      }
    };
    return withTimeout(leftMs, run(), () => {
      isTooLate = true;
      if (connection) trust.evict(connection);
    });
  };

  return { pool, staleness: trust, load, connect, withConnection: withDeadline };
}
