import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { withTimeout } from '../../db/resilience/withTimeout.ts';
import { tooManyRequests } from '../errors/HttpError.ts';

/** Attempts for one key in this process, while there are any. */
interface AttemptState {
  users: number;
  pending: number;
  /** Failed attempts in the store, as known to this process. */
  wrong: number;
  msBeforeNext: number;
  /** The first read of the store, shared by all attempts. */
  readonly read: Promise<void>;
  /** Resolves at the next outcome. */
  outcome: PromiseWithResolvers<void>;
}

/**
 * Limits failed attempts per key; successful ones do not count. Concurrent attempts are limited to the remaining
 * failures, and later ones wait for an outcome. Bursts therefore gain nothing, and valid bursts succeed.
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
   * Runs an attempt, and counts it if it fails. An attempt that throws is not counted.
   * @returns whether the attempt succeeded
   * @throws HttpError 429 after too many failed attempts
   */
  async attempt(key: string, guess: () => Promise<boolean>): Promise<boolean> {
    const line = this.#lines.get(key) ?? this.#open(key);
    line.users += 1;
    try {
      await line.read;
      while (line.wrong + line.pending >= this.#store.points) {
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
    line.pending += 1;
    try {
      const isRight = await guess();
      if (isRight) return true;
      const { consumedPoints, msBeforeNext } = await withTimeout(this.#deadlineMs, this.#store.penalty(key, 1));
      Object.assign(line, { wrong: Math.max(line.wrong, consumedPoints), msBeforeNext });
      // Another process may have counted meanwhile.
      if (consumedPoints > this.#store.points) throw tooManyRequests(msBeforeNext);
      return false;
    } finally {
      line.pending -= 1;
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
    const line: AttemptState = { users: 0, pending: 0, wrong: 0, msBeforeNext: 0, outcome, read: read() };
    this.#lines.set(key, line);
    return line;
  }
}
