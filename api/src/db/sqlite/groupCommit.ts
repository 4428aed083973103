import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, QueryRunner } from 'typeorm';
import { databaseError } from '../resilience/databaseErrors.ts';

interface Job {
  work(manager: EntityManager): Promise<unknown>;
  /** Runs something as whoever asked for it, and not as whoever asked first. */
  within: ReturnType<typeof AsyncLocalStorage.snapshot>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** More than this would keep the readers waiting for too long. */
const BATCH = 128;
const QUEUE = 5000;

/**
 * The one queue of transactions on SQLite. TypeORM has a single connection there, so transactions that overlap
 * would run inside each other; here they run one after another. Those that wait at the same moment share one
 * outer BEGIN and COMMIT, each in a savepoint of its own, so that one write to the disk confirms them all. Nobody
 * learns the outcome of a job before that COMMIT.
 */
export class GroupCommit {
  readonly #queue: Job[] = [];
  readonly #runner: () => QueryRunner;
  readonly #reset: () => void;
  readonly #current: AsyncLocalStorage<EntityManager>;
  /** Runs something as nobody in particular: what is done for all of a batch. */
  readonly #apart = AsyncLocalStorage.snapshot();
  #draining = false;
  #mustReset = false;

  constructor(parts: { runner(): QueryRunner; reset(): void; current: AsyncLocalStorage<EntityManager> }) {
    this.#runner = parts.runner;
    this.#reset = parts.reset;
    this.#current = parts.current;
  }

  /** Runs work in a transaction of its own and answers once it is on the disk. */
  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#queue.length >= QUEUE) {
        reject(databaseError('SKAL_QUEUE_FULL', 'Too many transactions are waiting'));
        return;
      }
      const within = AsyncLocalStorage.snapshot();
      this.#queue.push({ work, within, resolve: (value) => resolve(value as T), reject });
      if (this.#draining) return;
      this.#draining = true;
      // The requests that arrived together are all read first, so that they can share the commit.
      this.#apart(() => setImmediate(() => void this.#drain()));
    });
  }

  /** How many transactions wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#draining) await new Promise((resolve) => setImmediate(resolve));
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#commit(this.#queue.splice(0, BATCH));
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#draining = false;
  }

  async #commit(batch: readonly Job[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    let runner: QueryRunner | undefined;
    try {
      if (this.#mustReset) this.#resetNow();
      runner = this.#runner();
      await runner.startTransaction();
      for (const job of batch) outcomes.push(await this.#attempt(runner, job, batch.length > 1));
      await runner.commitTransaction();
    } catch (error) {
      const reason = await this.#abandon(runner, error);
      for (const job of batch) job.reject(reason);
      return;
    }
    for (const settle of outcomes) settle();
  }

  /** Runs one job; in company it has a savepoint, so that its failure undoes nothing of the others. */
  async #attempt(runner: QueryRunner, job: Job, inCompany: boolean): Promise<() => void> {
    if (inCompany) await runner.startTransaction();
    try {
      const { manager } = runner;
      const value = await job.within(() => this.#current.run(manager, () => job.work(manager)));
      if (inCompany) await runner.commitTransaction();
      return () => job.resolve(value);
    } catch (error) {
      if (!inCompany) throw error;
      // After a full disk SQLite has undone everything itself, and then no job of this batch is stored.
      await runner.rollbackTransaction().catch(() => {
        throw error;
      });
      return () => job.reject(error);
    }
  }

  /** Undoes what a batch has begun, and answers why the batch failed; never throws, or its jobs would wait for ever. */
  async #abandon(runner: QueryRunner | undefined, reason: unknown): Promise<unknown> {
    try {
      while (runner?.isTransactionActive) await runner.rollbackTransaction();
      return reason;
    } catch {
      return this.#resetAfter(reason);
    }
  }

  #resetAfter(reason: unknown): unknown {
    try {
      this.#resetNow();
      return reason;
    } catch (error) {
      return new AggregateError([reason, error], 'A transaction failed and could not be undone', { cause: reason });
    }
  }

  /** Until this has worked no batch begins: it would become part of a transaction that nobody commits. */
  #resetNow(): void {
    this.#mustReset = true;
    this.#reset();
    this.#mustReset = false;
  }
}
