import { PassThrough } from 'node:stream';
import { LIVE_END_EVENT, LIVE_OPEN_EVENT, type LiveEvent } from '@skal/contracts/operations/liveEvents';
import type { Dependencies } from '../../dependencies.ts';
import { getEffectiveBusiness } from '../../server/auth/access.ts';
import { tooManyRequests, unavailable } from '../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { readReached } from '../achievement/announceAchievements.ts';
import { readLiveVersions } from './liveVersions.ts';

/** A client that leaves more than this unread, in bytes, is considered gone. */
const UNREAD_BYTES_MAX = 16 * 1024;
/** Number of clients checked for achievements at once: after a start all portals reconnect together. */
const CLIENTS_PER_CHECK = 20;

/** Owner of an open portal, and its session. */
interface PortalOwner {
  /** Session key, as in the cookie. */
  readonly key: string;
  readonly accountId: string;
  readonly businessId: string;
}

interface Listener extends PortalOwner {
  readonly stream: PassThrough;
  /** Version token of the client's metrics at the last event, or at the start of the stream. */
  version: string;
  notifiedAt: number;
  wroteAt: number;
  /** Whether the client opened it, of a live app: an impersonation must not consume announcements. */
  isOwn: boolean;
  /** Version token and time of the last check for achievements; null before the first. */
  lastCheck: { readonly version: string; readonly at: number } | null;
}

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log' | 'sessions'>;

/**
 * Open event streams of this process. Once a second, one query finds clients with changed metrics, and another one
 * finds ended sessions.
 */
export class EventStreamHub {
  readonly #deps: Deps;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #isDraining = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Number of open streams. */
  get size(): number {
    return this.#listeners.size;
  }

  /**
   * Opens an event stream; it ends with the session.
   * @throws HttpError 429 if this account has too many streams, 503 if this process has, or is draining
   */
  async subscribe({ key, accountId, businessId }: PortalOwner): Promise<PassThrough> {
    this.#requireCapacity(accountId);
    const currentVersions = await readLiveVersions(this.#deps, [businessId]);
    // Others may have connected during the query.
    this.#requireCapacity(accountId);
    const now = Date.now();
    const version = currentVersions.get(businessId) ?? '';
    const stream = new PassThrough();
    const whose = { key, accountId, businessId };
    const listener: Listener = {
      ...whose,
      stream,
      version,
      notifiedAt: 0,
      wroteAt: now,
      isOwn: false,
      lastCheck: null,
    };
    this.#listeners.add(listener);
    stream.on('close', () => this.#listeners.delete(listener));
    const { retryMs } = this.#deps.settings.live;
    // Random delay, so that clients of a stopped process do not reconnect all at once.
    stream.write(
      `retry: ${Math.round(retryMs * (0.5 + Math.random()))}\nevent: ${LIVE_OPEN_EVENT}\nid: ${version}\ndata:\n\n`,
    );
    this.#schedulePoll();
    return stream;
  }

  /** Ends all streams before a stop; clients reconnect to another process. */
  drain(): void {
    this.#isDraining = true;
    for (const { stream } of this.#listeners) stream.end();
  }

  /** Ends all streams, and waits for the last query. */
  async close(): Promise<void> {
    this.drain();
    clearTimeout(this.#timer);
    await this.#polling;
  }

  #requireCapacity(accountId: string): void {
    const { perAccount, perProcess, retryMs } = this.#deps.settings.live;
    if (this.#isDraining || this.#listeners.size >= perProcess) throw unavailable();
    const own = [...this.#listeners].filter((listener) => listener.accountId === accountId);
    if (own.length >= perAccount) throw tooManyRequests(retryMs);
  }

  #schedulePoll(): void {
    this.#timer ??= setTimeout(() => {
      this.#polling = this.#poll().finally(() => {
        this.#timer = undefined;
        if (this.#listeners.size > 0 && !this.#isDraining) this.#schedulePoll();
      });
    }, this.#deps.settings.live.pollMs);
  }

  async #poll(): Promise<void> {
    const listeners = [...this.#listeners];
    if (listeners.length === 0) return;
    try {
      const [currentVersions] = await Promise.all([
        readLiveVersions(
          this.#deps,
          listeners.map(({ businessId }) => businessId),
        ),
        ...listeners.map((listener) => this.#endIfExpired(listener)),
      ]);
      for (const listener of listeners) this.#notify(listener, currentVersions.get(listener.businessId) ?? '');
      await this.#announce(listeners, currentVersions);
    } catch (error) {
      // No events are sent; the next run tries again a second later.
      this.#deps.log.warn(getErrorLogFields(error), 'metric changes not read');
    }
  }

  async #endIfExpired(listener: Listener): Promise<void> {
    const { key, businessId, stream } = listener;
    const account = await this.#deps.sessions.find(key);
    if (account && getEffectiveBusiness(account)?.id === businessId) {
      listener.isOwn = (account.business?.liveAt ?? null) !== null;
      return;
    }
    stream.end(`event: ${LIVE_END_EVENT}\ndata:\n\n`);
  }

  #notify(listener: Listener, version: string): void {
    const { stream } = listener;
    if (!stream.writable) return;
    if (stream.writableLength > UNREAD_BYTES_MAX) {
      stream.destroy();
      return;
    }
    const now = Date.now();
    const { minIntervalMs, heartbeatMs } = this.#deps.settings.live;
    if (version !== listener.version && now - listener.notifiedAt >= minIntervalMs) {
      Object.assign(listener, { version, notifiedAt: now, wroteAt: now });
      const event: LiveEvent = 'metrics';
      stream.write(`event: ${event}\nid: ${version}\ndata:\n\n`);
    } else if (now - listener.wroteAt >= heartbeatMs) {
      listener.wroteAt = now;
      stream.write(':\n\n');
    }
  }

  /** Announces new achievements: to a portal once it is open, and later from time to time when metrics have changed. */
  async #announce(listeners: readonly Listener[], currentVersions: ReadonlyMap<string, string>): Promise<void> {
    const { db, settings } = this.#deps;
    const now = Date.now();
    const isDue = ({ businessId, isOwn, stream, lastCheck }: Listener) =>
      isOwn &&
      stream.writable &&
      (lastCheck === null ||
        (lastCheck.version !== currentVersions.get(businessId) &&
          now - lastCheck.at >= settings.live.achievementPollMs));
    const due = [...new Set(listeners.filter(isDue).map(({ businessId }) => businessId))].slice(0, CLIENTS_PER_CHECK);
    const today = toLocalDay(now, settings.timeZone);
    const found = await Promise.all(due.map((id) => readReached(db, id, today)));
    const isFresh = new Map(due.map((id, index) => [id, (found[index] ?? []).length > 0]));
    const event: LiveEvent = 'achievements';
    for (const listener of listeners) {
      const { businessId, isOwn, stream } = listener;
      const fresh = isFresh.get(businessId);
      if (!isOwn || fresh === undefined) continue;
      listener.lastCheck = { version: currentVersions.get(businessId) ?? '', at: now };
      if (fresh && stream.writable) stream.write(`event: ${event}\ndata:\n\n`);
    }
  }
}
