import { AsyncLocalStorage } from 'node:async_hooks';

interface QueuedItem<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface BatcherOptions<Item, Result> {
  /**
   * Processes a batch and returns the results in its order. If it throws, every item of the batch fails with that
   * error.
   */
  run(items: readonly Item[]): Promise<readonly Result[]>;
  /** Number of batches that may run at once. */
  concurrency: number;
  /** Maximum number of items per batch. */
  maxBatchSize: number;
  /** Items with the same key are never in two running batches, because one transaction would wait for the other. */
  conflictKey(item: Item): string;
  /** After this time, in milliseconds, a running batch no longer blocks the next one. */
  slowBatchMs: number;
}

/** Processes items in batches: while a batch runs, items queue for the next one. A single item is not delayed. */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>;
  /** Runs batches outside the transactions of their callers. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #waiting: QueuedItem<Item, Result>[] = [];
  #running = 0;
  readonly #busyKeys = new Set<string>();
  #isScheduled = false;

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options;
  }

  /** Adds an item to the next batch and returns its result. */
  load(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#running >= this.#options.concurrency) return;
    if (!this.#waiting.some((waiting) => this.#isFree(waiting))) return;
    this.#isScheduled = true;
    // Runs after the requests that have arrived together are read.
    setImmediate(() => {
      this.#isScheduled = false;
      const batch = this.#nextBatch();
      this.#running += 1;
      void this.#outside(() => this.#run(batch));
      this.#schedule();
    });
  }

  #isFree({ item }: QueuedItem<Item, Result>): boolean {
    return !this.#busyKeys.has(this.#options.conflictKey(item));
  }

  /** Takes the oldest items of an equal share of the free keys, so that concurrent batches have similar sizes. */
  #nextBatch(): QueuedItem<Item, Result>[] {
    const { conflictKey, concurrency, maxBatchSize } = this.#options;
    const free = new Set(this.#waiting.filter((waiting) => this.#isFree(waiting)).map(({ item }) => conflictKey(item)));
    const share = new Set([...free].slice(0, Math.ceil(free.size / (concurrency - this.#running))));
    const batch: QueuedItem<Item, Result>[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      if (batch.length === maxBatchSize || !share.has(conflictKey(waiting.item))) return true;
      batch.push(waiting);
      return false;
    });
    return batch;
  }

  async #run(batch: readonly QueuedItem<Item, Result>[]): Promise<void> {
    const { conflictKey, run, slowBatchMs } = this.#options;
    const keys = new Set(batch.map(({ item }) => conflictKey(item)));
    for (const key of keys) this.#busyKeys.add(key);
    let hasPlace = true;
    const release = () => {
      if (!hasPlace) return;
      hasPlace = false;
      this.#running -= 1;
      for (const key of keys) this.#busyKeys.delete(key);
      this.#schedule();
    };
    const slow = setTimeout(release, slowBatchMs);
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      clearTimeout(slow);
      release();
    }
  }
}
