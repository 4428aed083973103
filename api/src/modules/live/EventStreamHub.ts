import { PassThrough } from 'node:stream';
import { LIVE_END_EVENT, type LiveEvent } from '@skal/contracts/operations/liveEvents';
import type { Dependencies } from '../../dependencies.ts';
import { effectiveBusiness } from '../../server/auth/access.ts';
import { tooManyRequests, unavailable } from '../../server/errors/HttpError.ts';
import { errorLogFields } from '../../server/observability/log.ts';
import { dayOf } from '../../time/calendar.ts';
import { readReached } from '../achievement/announceAchievements.ts';
import { readMetricVersions } from './metricVersions.query.ts';

/** Whoever reads no more than this of what they are told, in bytes, is not there any more. */
const UNREAD = 16 * 1024;
/** Achievements of so many clients are looked for in one go: after a start all portals come at once. */
const REACHED_AT_ONCE = 20;

/** Whose portal is open, and in which session. */
interface PortalOwner {
  /** The key of the session, as its cookie has it. */
  readonly key: string;
  readonly accountId: string;
  readonly businessId: string;
}

interface Listener extends PortalOwner {
  readonly stream: PassThrough;
  /** How the client's figures were when this one was told of them last, or began to listen. */
  mark: string;
  toldAt: number;
  wroteAt: number;
  /** Whether it is the client's own, of an app that is live: an operator who looks takes no announcement away. */
  isOwn: boolean;
  /** How the figures were when it was looked for achievements last, and when; null before. */
  reached: { readonly mark: string; readonly at: number } | null;
}

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log' | 'sessions'>;

/**
 * Everybody whose portal is open in this process. Once a second, while there is anybody, one question to the database
 * says whose figures have changed, whichever process has taken the report, and another who is not signed in any more.
 */
export class EventStreamHub {
  readonly #deps: Deps;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isDraining = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** So many portals are open. */
  get size(): number {
    return this.#listeners.size;
  }

  /**
   * What a portal is told from now on; it ends with the session.
   * @throws HttpError 429 when this account has too many open, 503 when this process has, or is about to stop
   */
  async subscribe({ key, accountId, businessId }: PortalOwner): Promise<PassThrough> {
    this.#refuseTooMany(accountId);
    const marks = await this.#marks([businessId]);
    // Others may have come while the database was asked.
    this.#refuseTooMany(accountId);
    const now = Date.now();
    const mark = marks.get(businessId) ?? '';
    const stream = new PassThrough();
    const whose = { key, accountId, businessId };
    const listener: Listener = { ...whose, stream, mark, toldAt: 0, wroteAt: now, isOwn: false, reached: null };
    this.#listeners.add(listener);
    stream.on('close', () => this.#listeners.delete(listener));
    const { retryMs } = this.#deps.settings.live;
    // Those who lose a process at the same moment do not come to the next one at the same moment.
    stream.write(`retry: ${Math.round(retryMs * (0.5 + Math.random()))}\n\n`);
    this.#lookLater();
    return stream;
  }

  /** Before stopping: everybody is let go, and comes to another process. */
  drain(): void {
    this.#isDraining = true;
    for (const { stream } of this.#listeners) stream.end();
  }

  /** Lets everybody go, and waits for the last question. */
  async close(): Promise<void> {
    this.drain();
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #refuseTooMany(accountId: string): void {
    const { perAccount, perProcess, retryMs } = this.#deps.settings.live;
    if (this.#isDraining || this.#listeners.size >= perProcess) throw unavailable();
    const own = [...this.#listeners].filter((listener) => listener.accountId === accountId);
    if (own.length >= perAccount) throw tooManyRequests(retryMs);
  }

  /** How the figures of clients are, in a word each: another word is something new. With a new day all are of another day. */
  async #marks(businessIds: readonly string[]): Promise<Map<string, string>> {
    const { db, settings } = this.#deps;
    const versions = await readMetricVersions(db, [...new Set(businessIds)]);
    const today = dayOf(Date.now(), settings.timeZone);
    return new Map(businessIds.map((id) => [id, `${today}/${versions.get(id) ?? ''}`]));
  }

  #lookLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#timer = undefined;
        if (this.#listeners.size > 0 && !this.#isDraining) this.#lookLater();
      });
    }, this.#deps.settings.live.pollMs);
  }

  async #look(): Promise<void> {
    const listeners = [...this.#listeners];
    if (listeners.length === 0) return;
    try {
      const [marks] = await Promise.all([
        this.#marks(listeners.map(({ businessId }) => businessId)),
        ...listeners.map((listener) => this.#endIfOver(listener)),
      ]);
      for (const listener of listeners) this.#tell(listener, marks.get(listener.businessId) ?? '');
      await this.#tellReached(listeners, marks);
    } catch (error) {
      // Nobody is told anything, and nobody sees anything: a second later it is asked again.
      this.#deps.log.warn(errorLogFields(error), 'who is to be told of figures could not be looked up');
    }
  }

  async #endIfOver(listener: Listener): Promise<void> {
    const { key, businessId, stream } = listener;
    const account = await this.#deps.sessions.find(key);
    if (account && effectiveBusiness(account)?.id === businessId) {
      listener.isOwn = (account.business?.liveAt ?? null) !== null;
      return;
    }
    stream.end(`event: ${LIVE_END_EVENT}\ndata:\n\n`);
  }

  #tell(listener: Listener, mark: string): void {
    const { stream } = listener;
    if (!stream.writable) return;
    if (stream.writableLength > UNREAD) {
      stream.destroy();
      return;
    }
    const now = Date.now();
    const { minIntervalMs, heartbeatMs } = this.#deps.settings.live;
    if (mark !== listener.mark && now - listener.toldAt >= minIntervalMs) {
      Object.assign(listener, { mark, toldAt: now, wroteAt: now });
      const news: LiveEvent = 'figures';
      stream.write(`event: ${news}\ndata:\n\n`);
    } else if (now - listener.wroteAt >= heartbeatMs) {
      listener.wroteAt = now;
      stream.write(':\n\n');
    }
  }

  /**
   * Tells portals whose client has reached something that nobody has announced: each once it is open, and later now and
   * then when figures have changed.
   */
  async #tellReached(listeners: readonly Listener[], marks: ReadonlyMap<string, string>): Promise<void> {
    const { db, settings } = this.#deps;
    const now = Date.now();
    const isDue = ({ businessId, isOwn, stream, reached }: Listener) =>
      isOwn &&
      stream.writable &&
      (reached === null ||
        (reached.mark !== marks.get(businessId) && now - reached.at >= settings.live.achievementPollMs));
    const due = [...new Set(listeners.filter(isDue).map(({ businessId }) => businessId))].slice(0, REACHED_AT_ONCE);
    const today = dayOf(now, settings.timeZone);
    const found = await Promise.all(due.map((id) => readReached(db, id, today)));
    const isFresh = new Map(due.map((id, index) => [id, (found[index] ?? []).length > 0]));
    const news: LiveEvent = 'achievements';
    for (const listener of listeners) {
      const { businessId, isOwn, stream } = listener;
      const fresh = isFresh.get(businessId);
      if (!isOwn || fresh === undefined) continue;
      listener.reached = { mark: marks.get(businessId) ?? '', at: now };
      if (fresh && stream.writable) stream.write(`event: ${news}\ndata:\n\n`);
    }
  }
}
