import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { withTimeout } from '../../db/resilience/withTimeout.ts';
import { tooManyRequests } from '../errors/HttpError.ts';

/** The guesses at one key in this process, while there are any. */
interface AttemptState {
  users: number;
  underWay: number;
  /** Wrong guesses in the store, as far as this process knows. */
  wrong: number;
  msBeforeNext: number;
  /** The first read of the store, which all guesses share. */
  readonly read: Promise<void>;
  /** Resolves at the next outcome. */
  outcome: PromiseWithResolvers<void>;
}

/**
 * Counts wrong guesses by key, and right ones never. As many may be under way at once as may still be wrong; later
 * ones wait for an outcome. So a burst of guesses gains nothing, and a burst of right ones is let in.
 */
export class AttemptLimiter {
  readonly #store: RateLimiterAbstract;
  readonly #deadlineMs: number;
  readonly #lines = new Map<string, AttemptState>();

  constructor(store: RateLimiterAbstract, deadlineMs: number) {
    this.#store = store;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * Runs a guess, and counts it if it was wrong. A guess that ends in an error is not counted.
   * @returns whether the guess was right
   * @throws HttpError 429 when too many were wrong before it
   */
  async attempt(key: string, guess: () => Promise<boolean>): Promise<boolean> {
    const line = this.#lines.get(key) ?? this.#open(key);
    line.users += 1;
    try {
      await line.read;
      while (line.wrong + line.underWay >= this.#store.points) {
        if (line.wrong >= this.#store.points) throw tooManyRequests(line.msBeforeNext);
        await line.outcome.promise;
      }
      return await this.#run(key, line, guess);
    } finally {
      line.users -= 1;
      if (line.users === 0) this.#lines.delete(key);
    }
  }

  async #run(key: string, line: AttemptState, guess: () => Promise<boolean>): Promise<boolean> {
    line.underWay += 1;
    try {
      const isRight = await guess();
      if (isRight) return true;
      const { consumedPoints, msBeforeNext } = await withTimeout(this.#deadlineMs, this.#store.penalty(key, 1));
      Object.assign(line, { wrong: Math.max(line.wrong, consumedPoints), msBeforeNext });
      // Another process has counted meanwhile.
      if (consumedPoints > this.#store.points) throw tooManyRequests(msBeforeNext);
      return false;
    } finally {
      line.underWay -= 1;
      line.outcome.resolve();
      line.outcome = Promise.withResolvers();
    }
  }

  #open(key: string): AttemptState {
    const read = async () => {
      const before = await withTimeout(this.#deadlineMs, this.#store.get(key));
      if (before) Object.assign(line, { wrong: before.consumedPoints, msBeforeNext: before.msBeforeNext });
    };
    const outcome = Promise.withResolvers<void>();
    const line: AttemptState = { users: 0, underWay: 0, wrong: 0, msBeforeNext: 0, outcome, read: read() };
    this.#lines.set(key, line);
    return line;
  }
}
