import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { withRetry } from '../../db/resilience/withRetry.ts';
import { withTimeout } from '../../db/resilience/withTimeout.ts';
import { tooManyRequests } from '../errors/HttpError.ts';

/** Refunds one count, unless its window is over. */
export type Refund = () => Promise<void>;

/** How long an exhausted key is rejected without asking the store; other processes may refund meanwhile. */
const EXHAUSTED_MS = 1000;

/**
 * Limits the rate of requests per key. Extends the library: counts can be refunded, and rejected requests are not
 * counted.
 */
export class RateLimiter {
  readonly #store: RateLimiterAbstract;
  readonly #deadlineMs: number;
  /** Exhausted keys with the end of their window, in milliseconds since 1970. */
  readonly #exhausted = new Map<string, number>();

  /** @param deadlineMs time of one access to the store including retries; 0 for a store in memory */
  constructor(store: RateLimiterAbstract, deadlineMs = 0) {
    this.#store = store;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * Counts one request.
   * @returns a function that refunds the count
   * @throws HttpError 429 with the end of the window, above the rate
   */
  async consume(key: string): Promise<Refund> {
    const knownEnd = this.#exhausted.get(key);
    if (knownEnd !== undefined) throw tooManyRequests(knownEnd - Date.now());
    const { consumedPoints, msBeforeNext } = await this.#access(() => this.#store.penalty(key, 1));
    const end = Date.now() + msBeforeNext;
    const giveBack = async () => {
      this.#exhausted.delete(key);
      // A refund in the next window would raise the rate (ASVS 2.4.1). The access may take `deadlineMs`.
      if (Date.now() + this.#deadlineMs < end) await this.#access(() => this.#store.reward(key, 1));
    };
    if (consumedPoints <= this.#store.points) return giveBack;
    await giveBack().catch(() => undefined);
    this.#exhausted.set(key, end);
    setTimeout(() => this.#exhausted.delete(key), Math.min(EXHAUSTED_MS, msBeforeNext)).unref();
    throw tooManyRequests(msBeforeNext);
  }

  /** Retries after a deadlock or a lost connection. A count with a lost commit may be counted twice, never lost. */
  #access<T>(work: () => Promise<T>): Promise<T> {
    if (this.#deadlineMs === 0) return work();
    return withRetry(this.#deadlineMs, (leftMs) => withTimeout(leftMs, work()));
  }
}
