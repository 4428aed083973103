import type { Pool, PoolConnection, QueryError } from 'mysql2';
import { databaseError } from '../resilience/databaseErrors.ts';
import type { StaleConnectionTracker } from './mysql.staleConnections.ts';

type QueryCallback = (error: QueryError | Error | null, rows?: unknown) => void;

/** A connection as the library of the counters uses one. */
interface CounterConnection {
  query(sql: string, values: unknown[] | QueryCallback, answer?: QueryCallback): void;
  rollback(): void;
  release(): void;
}

/** A pool as the library of the counters uses one. */
export interface CounterPool {
  getConnection(taken: (error: Error | null, connection?: CounterConnection) => void): void;
}

/** One use of a connection: it ends in time, whatever becomes of the other end. */
function lease(connection: PoolConnection, trust: StaleConnectionTracker, deadlineMs: number): CounterConnection {
  let isOver = false;
  let waiting: QueryCallback | undefined;
  const timer = setTimeout(() => {
    isOver = true;
    trust.evict(connection);
    waiting?.(databaseError('SKAL_DEADLINE', 'The database took too long'));
  }, deadlineMs);
  const query = (sql: string, given: unknown[] | QueryCallback, then?: QueryCallback) => {
    const [values, answer] = typeof given === 'function' ? [[], given] : [given, then ?? (() => {})];
    if (isOver) return answer(databaseError('SKAL_DEADLINE', 'The database took too long'));
    waiting = answer;
    connection.query(sql, values, (error, rows) => {
      waiting = undefined;
      if (isOver) return;
      if (error) {
        isOver = true;
        // What went wrong may have left a transaction open; a new connection costs less than finding out.
        connection.destroy();
        trust.inspectError(error, connection);
      }
      answer(error, rows);
    });
  };
  return {
    query,
    // The library rolls back after an error only, and then the connection is gone, and with it what it had begun.
    rollback() {},
    release() {
      clearTimeout(timer);
      if (!isOver) connection.release();
      isOver = true;
    },
  };
}

/**
 * The database's connections as the library of the counters uses them: it knows nothing of those that die without a
 * word, or that take no writes.
 */
export function counterPool(pool: Pool, trust: StaleConnectionTracker, deadlineMs: () => number): CounterPool {
  return {
    getConnection(taken) {
      pool.getConnection((error, connection) => {
        if (error) return taken(error);
        if (!trust.isStale(connection)) return taken(null, lease(connection, trust, deadlineMs()));
        connection.destroy();
        this.getConnection(taken);
      });
    },
  };
}
