import type { RateLimiterMemory } from 'rate-limiter-flexible';
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
