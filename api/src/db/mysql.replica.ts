import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { messageOf } from '../anyError.ts';
import type { DatabaseParts } from './database.ts';
import { isUnavailable } from './faults.ts';
import { newId } from './id.ts';
import { readMysqlUrl } from './mysql.address.ts';
import { type Connected, type Connections, openConnections } from './mysql.connections.ts';
import { settleEncryption } from './mysql.session.ts';
import { makeSource } from './mysql.source.ts';

/**
 * How old what a replica says may be, in milliseconds. Whoever has written reads from the primary for `WROTE_MS` (see
 * ../server/freshness.ts), which is longer than this and one beat.
 */
const OLDEST_MS = 2_000;
const BEAT_MS = 500;
/** A row that no process writes any more goes with the counters that have ended. */
const FORGOTTEN_MS = 3600_000;
/** Of the time of a read, the share that a replica has; the rest is the primary's, should it not answer. */
const SHARE = 0.5;

/** A second server, which follows the first one: what may be a little older is read there. */
export interface Replica {
  /** Whatever this does reads from the replica, as long as that is fresh. */
  relaxed<T>(work: () => T): T;
  /** Reads, if somebody who may be told what is older asks for it, and the replica is there and fresh. */
  read<T>(deadlineMs: number, work: (manager: EntityManager) => Promise<T>): Promise<{ value: T } | undefined>;
  /** What opens a connection, on the same condition. */
  connect(): (() => Promise<Connected>) | undefined;
  close(): Promise<void>;
}

interface ReplicaParts extends Pick<DatabaseParts, 'settings' | 'log' | 'entities'> {
  isMariaDb: boolean;
  primary: DataSource;
}

/**
 * Whether a replica follows is seen by what this process writes to the primary itself, a number each half second, and finds
 * there: it has everything that was confirmed before the newest number that it has was sent. That asks nothing of the kind
 * of server and of no clock but our own. The number stands among the counters, in a row of this process that ends with it.
 */
function keepBeats(primary: DataSource, reach: () => Promise<DataSource>, onTrouble: (error: unknown) => void) {
  const key = `replica:${newId()}`;
  const sent = new Map<number, number>();
  let beat = 0;
  /** The replica has what was there at this time of ours. */
  let upTo = Number.NEGATIVE_INFINITY;
  let trouble = false;
  const stop = new AbortController();

  const once = async () => {
    const replica = await reach();
    beat += 1;
    const at = performance.now();
    await primary.query(
      'INSERT INTO rate_limits (`key`, points, expire) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE points = VALUES(points), expire = VALUES(expire)',
      [key, beat, Date.now() + FORGOTTEN_MS],
    );
    sent.set(beat, at);
    const [row] = await replica.query<{ points: number }[]>('SELECT points FROM rate_limits WHERE `key` = ?', [key]);
    const seen = Number(row?.points ?? 0);
    upTo = Math.max(upTo, sent.get(seen) ?? Number.NEGATIVE_INFINITY);
    for (const old of sent.keys()) if (old < seen) sent.delete(old);
  };

  const beating = (async () => {
    while (!stop.signal.aborted) {
      try {
        await once();
        trouble = false;
      } catch (error) {
        if (!trouble) onTrouble(error);
        trouble = true;
      }
      // It is cut short only by the end.
      await sleep(BEAT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();

  return {
    isFresh: () => performance.now() - upTo <= OLDEST_MS,
    /** One that failed is fresh again when it is seen to follow. */
    doubt() {
      upTo = Number.NEGATIVE_INFINITY;
    },
    async close() {
      stop.abort();
      await beating;
    },
  };
}

/** Opens it. One that is away at the start, or comes later, is used from the beat on at which it is seen to follow. */
export function openReplica(url: string, { settings, log, entities, isMariaDb, primary }: ReplicaParts): Replica {
  const asked = readMysqlUrl(url, settings.databaseCaFile, 'DATABASE_READ_URL');
  let source: DataSource | undefined;
  let connections: Connections | undefined;
  const reach = async () => {
    if (source && connections) return source;
    const address = await settleEncryption(asked, settings.databaseDeadlineMs);
    source ??= makeSource(address, isMariaDb, { settings, entities, migrations: [] });
    await source.initialize();
    if (settings.telemetry) source.subscribers.push(settings.telemetry.statements);
    connections = openConnections(source);
    return source;
  };
  const beats = keepBeats(primary, reach, (error) =>
    log.warn({ reason: messageOf(error) }, 'the replica does not answer; everything is read from the primary'),
  );
  const relaxing = new AsyncLocalStorage<true>();
  const inUse = () => (relaxing.getStore() === true && beats.isFresh() ? connections : undefined);

  return {
    relaxed: (work) => relaxing.run(true, work),
    async read(deadlineMs, work) {
      const used = inUse();
      if (!used) return undefined;
      try {
        return { value: await used.connected(deadlineMs * SHARE, (runner) => work(runner.manager)) };
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        beats.doubt();
        return undefined;
      }
    },
    connect: () => inUse()?.connect,
    async close() {
      await beats.close();
      if (source?.isInitialized) await source.destroy();
    },
  };
}
