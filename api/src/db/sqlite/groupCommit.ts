import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, QueryRunner } from 'typeorm';
import { databaseError } from '../resilience/databaseErrors.ts';

interface Job {
  work(manager: EntityManager): Promise<unknown>;
  /** Runs in the async context of the caller, not of the first caller in the batch. */
  within: ReturnType<typeof AsyncLocalStorage.snapshot>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A larger batch would delay readers too much. */
const BATCH = 128;
const QUEUE = 5000;

/**
 * The queue of transactions on SQLite. TypeORM has only one connection there, so overlapping transactions would nest;
 * here they run one after another. Transactions that wait at the same time share one outer BEGIN and COMMIT, each with
 * its own savepoint, so that one disk write commits all of them. No job is settled before that COMMIT.
 */
export class GroupCommit {
  readonly #queue: Job[] = [];
  readonly #runner: () => QueryRunner;
  readonly #reset: () => void;
  readonly #current: AsyncLocalStorage<EntityManager>;
  /** Runs in an empty async context: work for a whole batch. */
  readonly #apart = AsyncLocalStorage.snapshot();
  #draining = false;
  #mustReset = false;

  constructor(parts: { runner(): QueryRunner; reset(): void; current: AsyncLocalStorage<EntityManager> }) {
    this.#runner = parts.runner;
    this.#reset = parts.reset;
    this.#current = parts.current;
  }

  /** Runs work in a transaction, and resolves once it is on disk. */
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
      // First read all requests that arrived together, so that they share the commit.
      this.#apart(() => setImmediate(() => void this.#drain()));
    });
  }

  /** Number of waiting transactions. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when the queue is empty. */
  async waitUntilIdle(): Promise<void> {
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

  /** Runs one job; in a batch with a savepoint, so that its failure does not affect the others. */
  async #attempt(runner: QueryRunner, job: Job, isShared: boolean): Promise<() => void> {
    if (isShared) await runner.startTransaction();
    try {
      const { manager } = runner;
      const value = await job.within(() => this.#current.run(manager, () => job.work(manager)));
      if (isShared) await runner.commitTransaction();
      return () => job.resolve(value);
    } catch (error) {
      if (!isShared) throw error;
      // When the disk is full, SQLite has rolled back everything, so no job of this batch is stored.
      await runner.rollbackTransaction().catch(() => {
        throw error;
      });
      return () => job.reject(error);
    }
  }

  /** Rolls back a batch and returns why it failed. Never throws: its jobs would otherwise never settle. */
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
      return new AggregateError([reason, error], 'A transaction failed and could not be rolled back', {
        cause: reason,
      });
    }
  }

  /** Must succeed before the next batch, which would otherwise join an abandoned transaction. */
  #resetNow(): void {
    this.#mustReset = true;
    this.#reset();
    this.#mustReset = false;
  }
}
