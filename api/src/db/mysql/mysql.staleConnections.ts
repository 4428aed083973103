import type { Pool, PoolConnection } from 'mysql2';
import { isReadOnly } from '../resilience/databaseErrors.ts';

/** A server that is read-only for good is not to be dialled anew for every connection at every write. */
const AT_MOST_EVERY_MS = 1000;

/** For every pool: the system notices by itself, within some seconds, that the other end of a connection is gone. */
export const KEEP_ALIVE = { enableKeepAlive: true, keepAliveInitialDelay: 5000 } as const;

/**
 * Knows which connections of a pool can still be believed. Where one went silent, or turned out to lead to a server
 * that takes no writes, those opened before are likely to have the same fate. Without this each of them would cost
 * somebody a request, and those to a server that still answers reads would stay for good.
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

  /** Whether a connection was opened before the last one that had to be given up. */
  isStale(connection: PoolConnection): boolean {
    return (this.#opened.get(connection) ?? this.#era) < this.#era;
  }

  /** Gives up a connection, and with it those that were opened before now. */
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

  /** Looks at what went wrong, and gives the connection up when its server takes no writes. */
  inspectError(error: unknown, connection: PoolConnection): void {
    if (isReadOnly(error)) this.evict(connection);
  }
}
