import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface BatcherOptions<Item, Result> {
  /** Processes a batch and returns the results in its order. When it throws, every item of the batch fails with that. */
  run(items: readonly Item[]): Promise<readonly Result[]>;
  /** Batches under way at once. */
  concurrency: number;
  /** Items of one batch. */
  maxBatchSize: number;
  /** Items with the same key are never in two batches under way at once, because one transaction would wait for the other. */
  conflictKey(item: Item): string;
  /** A batch that takes longer than this, in milliseconds, gives its place to the next one. */
  slowBatchMs: number;
}

/**
 * Processes items in batches: while one batch is under way, the items of the next one collect. An item alone does not wait
 * for others.
 */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>;
  /** A batch runs in the transaction of none of its callers. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;
  readonly #busyKeys = new Set<string>();
  #isScheduled = false;

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options;
  }

  /** Adds an item to the next batch. Returns its result. */
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
    // After the requests that have arrived together are read.
    setImmediate(() => {
      this.#isScheduled = false;
      const batch = this.#nextBatch();
      this.#running += 1;
      void this.#outside(() => this.#run(batch));
      this.#schedule();
    });
  }

  #isFree({ item }: Waiting<Item, Result>): boolean {
    return !this.#busyKeys.has(this.#options.conflictKey(item));
  }

  /** The oldest items of an equal share of the free keys, so that each batch that may still start has as many. */
  #nextBatch(): Waiting<Item, Result>[] {
    const { conflictKey, concurrency, maxBatchSize } = this.#options;
    const free = new Set(this.#waiting.filter((waiting) => this.#isFree(waiting)).map(({ item }) => conflictKey(item)));
    const share = new Set([...free].slice(0, Math.ceil(free.size / (concurrency - this.#running))));
    const batch: Waiting<Item, Result>[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      if (batch.length === maxBatchSize || !share.has(conflictKey(waiting.item))) return true;
      batch.push(waiting);
      return false;
    });
    return batch;
  }

  async #run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
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
