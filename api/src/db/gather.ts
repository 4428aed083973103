import { AsyncLocalStorage } from 'node:async_hooks';

interface Asked<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Parts<Item, Answer> {
  /** Answers all that it is given, in that order. When it throws, that is what each of them is told. */
  answer(items: readonly Item[]): Promise<readonly Answer[]>;
  /** So many batches are under way at once. */
  lanes: number;
  /** So many are answered together at the most. */
  most?: number;
  /** What two batches may not have at once: whose answers would wait for each other. Nothing where nothing would. */
  apart?(item: Item): string;
  /** A batch that takes longer than this, in milliseconds, holds up nobody else. */
  slowMs?: number;
}

/** So many are answered together, where nothing else is said: those in front would only wait for those behind them. */
const MOST = 64;

/** Where nothing else is said, the next batch goes beside one that takes longer than this, in milliseconds. */
const SLOW_MS = 20;

/**
 * Answers together what is asked for in the same moment. While one batch is under way the next one gathers, so the
 * busier it is the fewer round trips each costs; alone nobody waits for company. What is asked for is always asked
 * afterwards: no answer is older than its question.
 */
export class Gathered<Item, Answer> {
  readonly #parts: Parts<Item, Answer>;
  /** Whatever a caller is in the middle of, such as a transaction, is no business of the others in its batch. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #waiting: Asked<Item, Answer>[] = [];
  #underWay = 0;
  /** What the batches that are under way have of what no two may have. */
  readonly #taken = new Set<string>();
  #isCalled = false;

  constructor(parts: Parts<Item, Answer>) {
    this.#parts = parts;
  }

  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#call();
    });
  }

  #call(): void {
    if (this.#isCalled || this.#underWay >= this.#parts.lanes) return;
    if (!this.#waiting.some((asked) => this.#isFree(asked))) return;
    this.#isCalled = true;
    // The requests that arrived together are all read first.
    setImmediate(() => {
      this.#isCalled = false;
      const batch = this.#nextBatch();
      this.#underWay += 1;
      void this.#outside(() => this.#run(batch));
      this.#call();
    });
  }

  #isFree({ item }: Asked<Item, Answer>): boolean {
    const { apart } = this.#parts;
    return apart === undefined || !this.#taken.has(apart(item));
  }

  /** Those in front; of what is kept apart, this batch leaves to every other lane that is free as much as it takes. */
  #nextBatch(): Asked<Item, Answer>[] {
    const { apart, lanes, most = MOST } = this.#parts;
    if (!apart) return this.#waiting.splice(0, most);
    const free = new Set(this.#waiting.filter((asked) => this.#isFree(asked)).map(({ item }) => apart(item)));
    const mine = new Set([...free].slice(0, Math.ceil(free.size / (lanes - this.#underWay))));
    const batch: Asked<Item, Answer>[] = [];
    this.#waiting = this.#waiting.filter((asked) => {
      if (batch.length === most || !mine.has(apart(asked.item))) return true;
      batch.push(asked);
      return false;
    });
    return batch;
  }

  async #run(batch: readonly Asked<Item, Answer>[]): Promise<void> {
    const { apart, slowMs = SLOW_MS } = this.#parts;
    const taken = apart ? new Set(batch.map(({ item }) => apart(item))) : new Set<string>();
    for (const one of taken) this.#taken.add(one);
    let isFree = false;
    const free = () => {
      if (isFree) return;
      isFree = true;
      this.#underWay -= 1;
      for (const one of taken) this.#taken.delete(one);
      this.#call();
    };
    const slow = setTimeout(free, slowMs);
    try {
      const answers = await this.#parts.answer(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      clearTimeout(slow);
      free();
    }
  }
}
