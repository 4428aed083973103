import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { within } from '../db/deadline.ts';
import { tooMany } from './refusal.ts';

/** What is going on at one key, as long as somebody is guessing there. */
interface Line {
  /** Those who guess or wait to. */
  users: number;
  underWay: number;
  /** Wrong guesses counted, as far as this process knows. */
  wrong: number;
  msBeforeNext: number;
  /** The first reading of the count; everybody waits for the same one. */
  readonly read: Promise<void>;
  readonly waiting: (() => void)[];
}

/**
 * Counts wrong guesses by key, and right ones never. As many may be under way at once as may still be wrong; those
 * after them wait for an outcome. So a burst of guesses gains nothing, and a burst of right ones is all let in.
 */
export class Guesses {
  readonly #store: RateLimiterAbstract;
  readonly #deadlineMs: number;
  readonly #lines = new Map<string, Line>();

  constructor(store: RateLimiterAbstract, deadlineMs: number) {
    this.#store = store;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * Lets somebody guess, and says whether they were right. A guess that ends in an error was none.
   * @throws Refusal 429 when too many were wrong before it
   */
  async attempt(key: string, guess: () => Promise<boolean>): Promise<boolean> {
    const line = await this.#enter(key);
    try {
      const right = await guess();
      if (!right) await this.#countWrong(key, line);
      return right;
    } finally {
      line.underWay -= 1;
      this.#wake(line);
      this.#forget(key, line);
    }
  }

  async #enter(key: string): Promise<Line> {
    const line = this.#lines.get(key) ?? this.#open(key);
    line.users += 1;
    try {
      await line.read;
      while (line.wrong + line.underWay >= this.#store.points) {
        if (line.wrong >= this.#store.points) throw tooMany(line.msBeforeNext);
        await new Promise<void>((resolve) => line.waiting.push(resolve));
      }
      line.underWay += 1;
      return line;
    } catch (error) {
      this.#forget(key, line);
      throw error;
    }
  }

  #open(key: string): Line {
    const read = async () => {
      const before = await within(this.#deadlineMs, this.#store.get(key));
      if (before) Object.assign(line, { wrong: before.consumedPoints, msBeforeNext: before.msBeforeNext });
    };
    const line: Line = { users: 0, underWay: 0, wrong: 0, msBeforeNext: 0, waiting: [], read: read() };
    this.#lines.set(key, line);
    return line;
  }

  async #countWrong(key: string, line: Line): Promise<void> {
    const counting = this.#store.penalty(key, 1);
    const { consumedPoints, msBeforeNext } = await within(this.#deadlineMs, counting);
    Object.assign(line, { wrong: Math.max(line.wrong, consumedPoints), msBeforeNext });
    // Another process has counted meanwhile.
    if (consumedPoints > this.#store.points) throw tooMany(msBeforeNext);
  }

  /** One outcome makes room for one; the last wrong one that is allowed sends everybody away. */
  #wake(line: Line): void {
    const count = line.wrong >= this.#store.points ? line.waiting.length : 1;
    for (const wake of line.waiting.splice(0, count)) wake();
  }

  #forget(key: string, line: Line): void {
    line.users -= 1;
    if (line.users === 0) this.#lines.delete(key);
  }
}
