import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from './refusal.ts';

/** Takes one count back, as long as the window that it was taken from is not over. */
export type GiveBack = () => Promise<void>;

/** Counts by key and refuses what goes past a rate. */
export interface Limiter {
  /**
   * Counts one.
   * @returns what takes it back, when it was counted for something that turned out not to matter
   * @throws Refusal 429 when that is one too many
   */
  take(key: string): Promise<GiveBack>;
}

/** Counters in this process. */
export class MemoryLimiter implements Limiter {
  readonly #store: RateLimiterMemory;

  constructor(store: RateLimiterMemory) {
    this.#store = store;
  }

  async take(key: string): Promise<GiveBack> {
    const now = Date.now();
    const { consumedPoints, msBeforeNext } = await this.#store.penalty(key, 1);
    if (consumedPoints > this.#store.points) throw tooMany(msBeforeNext);
    return async () => {
      // The next window knows nothing of this count: giving it back there would raise the rate.
      if (Date.now() < now + msBeforeNext) await this.#store.reward(key, 1);
    };
  }
}
