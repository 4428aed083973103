import type { Pool, PoolConnection, QueryError } from 'mysql2';
import { databaseError } from '../resilience/databaseErrors.ts';
import type { StaleConnectionTracker } from './mysql.staleConnections.ts';

type QueryCallback = (error: QueryError | Error | null, rows?: unknown) => void;

/** A connection as the rate limit library uses it. */
interface CounterConnection {
  query(sql: string, values: unknown[] | QueryCallback, answer?: QueryCallback): void;
  rollback(): void;
  release(): void;
}

/** A pool as the rate limit library uses it. */
export interface CounterPool {
  getConnection(taken: (error: Error | null, connection?: CounterConnection) => void): void;
}

/** Lends a connection, with a timeout. */
function lease(connection: PoolConnection, trust: StaleConnectionTracker, deadlineMs: number): CounterConnection {
  let isOver = false;
  let waiting: QueryCallback | undefined;
  const timer = setTimeout(() => {
    isOver = true;
    trust.evict(connection);
    waiting?.(databaseError('SKAL_DEADLINE', 'The database took too long'));
  }, deadlineMs);
  const query = (sql: string, parameters: unknown[] | QueryCallback, then?: QueryCallback) => {
    const [values, answer] = typeof parameters === 'function' ? [[], parameters] : [parameters, then ?? (() => {})];
    if (isOver) return answer(databaseError('SKAL_DEADLINE', 'The database took too long'));
    waiting = answer;
    connection.query(sql, values, (error, rows) => {
      waiting = undefined;
      if (isOver) return;
      if (error) {
        isOver = true;
        // The error may have left a transaction open; closing is cheaper than checking.
        connection.destroy();
        trust.inspectError(error, connection);
      }
      answer(error, rows);
    });
  };
  return {
    query,
    // The library only rolls back after an error, and then the connection is closed already.
    rollback() {},
    release() {
      clearTimeout(timer);
      if (!isOver) connection.release();
      isOver = true;
    },
  };
}

/** Adapts the pool for the rate limit library, which does not detect stale or read-only connections. */
export function createCounterPool(pool: Pool, trust: StaleConnectionTracker, deadlineMs: () => number): CounterPool {
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
