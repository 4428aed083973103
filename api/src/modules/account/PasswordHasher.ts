import { hash, verify } from '@node-rs/argon2';
import { HttpError, tooManyRequests } from '../../server/errors/HttpError.ts';
import { type HashCost, startOfHash } from './hashCost.ts';

/** Hashes and compares passwords, a few at a time, with a bounded queue before them: each costs 19 MiB. */
export class PasswordHasher {
  readonly #concurrency: number;
  readonly #places: number;
  readonly #cost: HashCost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #nobody: Promise<string> | undefined;

  constructor({ concurrency, queue, cost }: { concurrency: number; queue: number; cost: HashCost }) {
    this.#concurrency = concurrency;
    this.#places = queue;
    this.#cost = cost;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws HttpError 429 when too many wait already */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#cost));
  }

  /**
   * Whether a password belongs to a hash. Without a hash, for an account that does not exist, it takes as long
   * and is false, so that the time says nothing.
   * @throws HttpError 429 when too many wait already
   */
  verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#nobody ??= hash('a password that nobody has', this.#cost);
      const matches = await verify(stored ?? (await this.#nobody), password);
      return matches && stored !== undefined;
    });
  }

  /**
   * A hash to take the place of one that was made with another cost than today's, of the password that it was
   * verified with. While too many wait there is none: that is for another sign-in.
   */
  async rehash(stored: string, password: string): Promise<string | undefined> {
    if (stored.startsWith(startOfHash(this.#cost))) return undefined;
    return this.hash(password).catch((error) => {
      if (error instanceof HttpError) return undefined;
      throw error;
    });
  }

  /** Prepares the comparison for accounts that do not exist, so that the first one takes no longer. */
  async warmUp(): Promise<void> {
    await this.verify(undefined, '');
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#places) throw tooManyRequests(1000);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on and not given up, so that nobody slips in between.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
