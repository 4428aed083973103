import type { Grammar } from '../words/grammar.ts';

/** A request from which understood parts are taken; what is left names the thing. */
export class Phrase {
  #text: string;

  constructor(text: string) {
    this.#text = text
      .replace(/[\u2019\u2018]/g, "'")
      .replace(/[\u201c-\u201e\u00ab\u00bb]/g, '"')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Takes the first match out of the text. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#text);
    if (found) {
      const [start, end] = [found.index, found.index + found[0].length];
      this.#text = `${this.#text.slice(0, start)} ${this.#text.slice(end)}`.replace(/\s+/g, ' ').trim();
    }
    return found;
  }

  /** Takes the words of each pattern. */
  takeAll(patterns: readonly RegExp[]): void {
    for (const pattern of patterns) this.take(pattern);
  }

  /** Whether the text has a match. */
  has(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** What is left, without words and marks that connect it to what was taken. */
  rest({ before, after }: Grammar): string {
    return this.#text.replace(before, '').replace(after, '').trim();
  }
}

/** Starts a text with a capital letter. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
