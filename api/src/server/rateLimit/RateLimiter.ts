import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { withRetry } from '../../db/resilience/withRetry.ts';
import { withTimeout } from '../../db/resilience/withTimeout.ts';
import { tooManyRequests } from '../errors/HttpError.ts';

/** Takes one count back, as long as the window that it was taken from is not over. */
export type GiveBack = () => Promise<void>;

/** A key over its limit is refused without asking the store for this long: another process may give counts back meanwhile. */
const FULL_MS = 1000;

/**
 * Counts requests by key and refuses those over the rate. Adds to the library what it does not have: a count can be given
 * back, and a refused request is not counted.
 */
export class RateLimiter {
  readonly #store: RateLimiterAbstract;
  readonly #deadlineMs: number;
  /** Keys over their limit, with the end of their window in milliseconds since 1970. */
  readonly #full = new Map<string, number>();

  /** @param deadlineMs the time of one access to the store, with all tries; 0 for a store in memory */
  constructor(store: RateLimiterAbstract, deadlineMs = 0) {
    this.#store = store;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * Counts one request.
   * @returns what gives the count back
   * @throws HttpError 429 with the end of the window when the request is over the rate
   */
  async consume(key: string): Promise<GiveBack> {
    const knownEnd = this.#full.get(key);
    if (knownEnd !== undefined) throw tooManyRequests(knownEnd - Date.now());
    const { consumedPoints, msBeforeNext } = await this.#access(() => this.#store.penalty(key, 1));
    const end = Date.now() + msBeforeNext;
    const giveBack = async () => {
      this.#full.delete(key);
      // A count that is given back to the next window would raise the rate (ASVS 2.4.1). The access may take `deadlineMs`.
      if (Date.now() + this.#deadlineMs < end) await this.#access(() => this.#store.reward(key, 1));
    };
    if (consumedPoints <= this.#store.points) return giveBack;
    await giveBack().catch(() => undefined);
    this.#full.set(key, end);
    setTimeout(() => this.#full.delete(key), Math.min(FULL_MS, msBeforeNext)).unref();
    throw tooManyRequests(msBeforeNext);
  }

  /** Retries after a deadlock or a lost connection. A count whose commit was lost may be counted twice, never forgotten. */
  #access<T>(work: () => Promise<T>): Promise<T> {
    if (this.#deadlineMs === 0) return work();
    return withRetry(this.#deadlineMs, (leftMs) => withTimeout(leftMs, work()));
  }
}
