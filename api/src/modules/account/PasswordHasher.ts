import { hash, verify } from '@node-rs/argon2';
import { HttpError, tooManyRequests } from '../../server/errors/HttpError.ts';
import { type HashCost, startOfHash } from './hashCost.ts';

/** Hashes and verifies passwords, a few at a time, with a bounded queue: each hash takes 19 MiB. */
export class PasswordHasher {
  readonly #concurrency: number;
  readonly #queueLength: number;
  readonly #cost: HashCost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | undefined;

  constructor({ concurrency, queue, cost }: { concurrency: number; queue: number; cost: HashCost }) {
    this.#concurrency = concurrency;
    this.#queueLength = queue;
    this.#cost = cost;
  }

  /** Number of queued operations. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws HttpError 429 if the queue is full */
  hash(password: string): Promise<string> {
    return this.#runQueued(() => hash(password, this.#cost));
  }

  /**
   * Verifies a password against a hash. Without a hash, for an unknown account, it takes as long and returns false, so
   * that the duration reveals nothing.
   * @throws HttpError 429 if the queue is full
   */
  verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.#runQueued(async () => {
      this.#decoy ??= hash('the password of no account', this.#cost);
      const matches = await verify(stored ?? (await this.#decoy), password);
      return matches && stored !== undefined;
    });
  }

  /**
   * Rehashes a verified password if its hash was made with another cost than today's. Returns undefined if the queue is
   * full: a later sign-in will do it.
   */
  async rehash(stored: string, password: string): Promise<string | undefined> {
    if (stored.startsWith(startOfHash(this.#cost))) return undefined;
    return this.hash(password).catch((error) => {
      if (error instanceof HttpError) return undefined;
      throw error;
    });
  }

  /** Prepares the hash for unknown accounts, so that the first such sign-in takes no longer. */
  async warmUp(): Promise<void> {
    await this.verify(undefined, '');
  }

  async #runQueued<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#queueLength) throw tooManyRequests(1000);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot passes directly to the next in the queue, so that no new call can take it first.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
