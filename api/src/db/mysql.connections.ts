import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { within } from './deadline.ts';
import { fault } from './faults.ts';
import { PoolTrust } from './mysql.pool.ts';

export interface Connected {
  runner: QueryRunner;
  connection: PoolConnection;
}

/** The connections to a server, those that can still be believed. */
export interface Connections {
  pool: Pool;
  trust: PoolTrust;
  /** How much is done with them at this moment, and how much waits for one. */
  load: { busy: number; waiting: number };
  connect(): Promise<Connected>;
  /** Gives work a connection, and takes it back when the time is up: what it had begun is then undone. */
  connected<T>(leftMs: number, work: (runner: QueryRunner) => Promise<T>): Promise<T>;
}

export function openConnections(source: DataSource): Connections {
  const { pool } = source.driver as unknown as { pool: Pool };
  const trust = new PoolTrust(pool);
  const load = { busy: 0, waiting: 0 };

  const connect = async (): Promise<Connected> => {
    for (;;) {
      const runner = source.createQueryRunner();
      const connection = (await runner.connect()) as PoolConnection;
      if (!trust.isDoubtful(connection)) return { runner, connection };
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

  return { pool, trust, load, connect, connected };
}
