import { createCipheriv, hash } from 'node:crypto';

const BYTES = 4096;
/** Number of values of four bytes. */
const NUMBERS = 2 ** 32;

/** Choices with their relative weights. */
export type WeightedChoices<Thing> = readonly (readonly [thing: Thing, weight: number])[];

/**
 * Reproducible random numbers, determined by a name alone on every machine. They are an AES key stream, so that similar
 * names produce unrelated numbers.
 */
export class SeededRandom {
  readonly #stream: ReturnType<typeof createCipheriv>;
  #bytes = Buffer.alloc(0);
  #at = 0;

  constructor(name: string) {
    this.#stream = createCipheriv('aes-256-ctr', hash('sha256', name, 'buffer'), Buffer.alloc(16));
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  float(): number {
    return this.#take(4).readUInt32BE() / NUMBERS;
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  /** An integer, both ends inclusive. */
  int(least: number, most: number): number {
    return least + Math.floor(this.float() * (most - least + 1));
  }

  /** An integer with this average: the fraction is the probability of one more. */
  around(average: number): number {
    const spread = average * (0.8 + this.float() * 0.4);
    return Math.floor(spread) + (this.chance(spread % 1) ? 1 : 0);
  }

  pick<Thing>(things: WeightedChoices<Thing>): Thing {
    let left = this.float() * things.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [thing, weight] of things) {
      left -= weight;
      if (left < 0) return thing;
    }
    return (things.at(-1) as WeightedChoices<Thing>[number])[0];
  }

  /** A UUID of version 4. */
  uuid(): string {
    const bytes = Buffer.from(this.#take(16));
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const text = bytes.toString('hex');
    return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
  }

  #take(count: number): Buffer {
    if (this.#at + count > this.#bytes.length) {
      this.#bytes = this.#stream.update(Buffer.alloc(BYTES));
      this.#at = 0;
    }
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
}
