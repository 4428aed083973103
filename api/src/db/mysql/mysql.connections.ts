import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { databaseError } from '../resilience/databaseErrors.ts';
import { withTimeout } from '../resilience/withTimeout.ts';
import { StaleConnectionTracker } from './mysql.staleConnections.ts';

export interface RunnerConnection {
  runner: QueryRunner;
  connection: PoolConnection;
}

/** The connections to a server, those that can still be believed. */
export interface Connections {
  pool: Pool;
  staleness: StaleConnectionTracker;
  /** How much is done with them at this moment, and how much waits for one. */
  load: { busy: number; waiting: number };
  connect(): Promise<RunnerConnection>;
  /** Gives work a connection, and takes it back when the time is up: what it had begun is then undone. */
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
        if (late) throw databaseError('SKAL_DEADLINE', 'The connection came too late');
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
      late = true;
      if (connection) trust.evict(connection);
    });
  };

  return { pool, staleness: trust, load, connect, withConnection: connected };
}
