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
}

/** So many are answered together, where nothing else is said: those in front would only wait for those behind them. */
const MOST = 64;

/** A batch that takes longer than this, in milliseconds, holds up nobody else: the next one goes beside it. */
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
    if (this.#isCalled || this.#waiting.length === 0 || this.#underWay >= this.#parts.lanes) return;
    this.#isCalled = true;
    // The requests that arrived together are all read first.
    setImmediate(() => {
      this.#isCalled = false;
      const batch = this.#waiting.splice(0, this.#parts.most ?? MOST);
      this.#underWay += 1;
      void this.#outside(() => this.#run(batch));
      this.#call();
    });
  }

  async #run(batch: readonly Asked<Item, Answer>[]): Promise<void> {
    let isFree = false;
    const free = () => {
      if (isFree) return;
      isFree = true;
      this.#underWay -= 1;
      this.#call();
    };
    const slow = setTimeout(free, SLOW_MS);
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
