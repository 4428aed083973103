/** A request from which understood parts are taken; what is left names the thing. */
export class Phrase {
  #text: string;

  constructor(text: string) {
    this.#text = text
      .replace(/[\u2019\u2018]/g, "'")
      .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
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

  /** Whether the text has a match. */
  has(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** What is left, without words and marks that connect it to what was taken. */
  rest(): string {
    const connecting =
      /^(?:(?:a|an|the|some|my|our|new|another|please|about|for|on|at|and|with|of|to|in)\b|[\s,.;:!?'"-])+/i;
    return this.#text
      .replace(connecting, '')
      .replace(/(?:[\s,.;:!?"-]|\b(?:for|on|at|and|with|of|to|in|from|about|the|a|please)\b)+$/i, '')
      .trim();
  }
}

/** Starts a text with a capital letter. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
