import type { RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { within } from '../db/deadline.ts';
import { tooMany } from './refusal.ts';

/** Counts by key and refuses what goes past a rate. */
export interface Limiter {
  /** Counts one. @throws Refusal 429 when that is one too many */
  take(key: string): Promise<void>;
  /** Takes one count back: what it was counted for turned out not to matter. */
  giveBack(key: string): Promise<void>;
}

/** Counters in this process. */
export class MemoryLimiter implements Limiter {
  readonly #store: RateLimiterMemory;

  constructor(store: RateLimiterMemory) {
    this.#store = store;
  }

  async take(key: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.#store.penalty(key, 1);
    if (consumedPoints > this.#store.points) throw tooMany(msBeforeNext);
  }

  async giveBack(key: string): Promise<void> {
    await this.#store.reward(key, 1);
  }
}

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Counters in a database. Requests with the same key that arrive together are counted in one step, in the order
 * they came, so that a burst from one address does not queue up before one row.
 */
export class StoredLimiter implements Limiter {
  readonly #store: RateLimiterAbstract;
  readonly #deadlineMs: number;
  readonly #waiting = new Map<string, Waiter[]>();

  constructor(store: RateLimiterAbstract, deadlineMs: number) {
    this.#store = store;
    this.#deadlineMs = deadlineMs;
  }

  take(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiters = this.#waiting.get(key);
      if (waiters) {
        waiters.push({ resolve, reject });
        return;
      }
      this.#waiting.set(key, [{ resolve, reject }]);
      setImmediate(() => void this.#count(key));
    });
  }

  async giveBack(key: string): Promise<void> {
    await within(this.#deadlineMs, this.#store.reward(key, 1));
  }

  async #count(key: string): Promise<void> {
    for (let waiters = this.#next(key); waiters; waiters = this.#next(key)) {
      try {
        const counting = this.#store.penalty(key, waiters.length);
        const { consumedPoints, msBeforeNext } = await within(this.#deadlineMs, counting);
        const before = consumedPoints - waiters.length;
        for (const [index, waiter] of waiters.entries()) {
          if (before + index + 1 > this.#store.points) waiter.reject(tooMany(msBeforeNext));
          else waiter.resolve();
        }
      } catch (error) {
        // Those who came meanwhile would only wait as long once more.
        for (const waiter of [...waiters, ...(this.#next(key) ?? [])]) waiter.reject(error);
      }
    }
  }

  /** Those who wait now; the key stays marked as being counted until nobody waits. */
  #next(key: string): Waiter[] | undefined {
    const waiters = this.#waiting.get(key);
    if (!waiters?.length) {
      this.#waiting.delete(key);
      return undefined;
    }
    this.#waiting.set(key, []);
    return waiters;
  }
}
