import type { Pool, PoolConnection } from 'mysql2';
import { isReadOnly } from '../resilience/databaseErrors.ts';

/** Limits reconnects to a permanently read-only server. */
const AT_MOST_EVERY_MS = 1000;

/** For every pool: the operating system detects within seconds that the peer of a connection is gone. */
export const KEEP_ALIVE = { enableKeepAlive: true, keepAliveInitialDelay: 5000 } as const;

/**
 * Tracks which connections of a pool are stale. When one is dead, or its server rejects writes, older ones are likely
 * to be the same. Otherwise each of them would fail a request, and those to a server that still answers reads would
 * never be closed.
 */
export class StaleConnectionTracker {
  readonly #opened = new WeakMap<PoolConnection, number>();
  readonly #idle = new Set<PoolConnection>();
  #era = 0;
  #since = Number.NEGATIVE_INFINITY;

  constructor(pool: Pool) {
    const forget = (connection: PoolConnection) => this.#idle.delete(connection);
    pool.on('connection', (connection) => {
      this.#opened.set(connection, this.#era);
      connection.once('end', () => forget(connection));
      connection.once('error', () => forget(connection));
    });
    pool.on('acquire', forget);
    pool.on('release', (connection) => {
      if (this.isStale(connection)) connection.destroy();
      else this.#idle.add(connection);
    });
  }

  /** Whether a connection is older than the last eviction. */
  isStale(connection: PoolConnection): boolean {
    return (this.#opened.get(connection) ?? this.#era) < this.#era;
  }

  /** Closes a connection, and marks all older ones as stale. */
  evict(connection: PoolConnection): void {
    connection.destroy();
    const now = performance.now();
    if (now - this.#since < AT_MOST_EVERY_MS) return;
    this.#since = now;
    this.#era += 1;
    const idle = [...this.#idle];
    this.#idle.clear();
    for (const other of idle) other.destroy();
  }

  /** Evicts the connection if the error shows that its server rejects writes. */
  inspectError(error: unknown, connection: PoolConnection): void {
    if (isReadOnly(error)) this.evict(connection);
  }
}
