import { createHash } from 'node:crypto';
import type { TestResponse } from '../client.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MARK = /zq[a-z]{10}zq/g;

/** A word that nothing else is, and a different one for each number. */
export function tenantWord(number: number): string {
  const digits = createHash('sha256').update(String(number)).digest('hex').slice(0, 10);
  return `zq${digits.replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)] ?? '')}zq`;
}

/** Listens to the answers of many clients for what is another one's. */
export class LeakDetector {
  readonly #owners = new Map<string, string>();
  /** Bytes that were searched. */
  searched = 0;

  /** How many ids are known to be of one of them. */
  get ids(): number {
    return this.#owners.size;
  }

  /** What is known to be of the owner of this word before anybody has been told. */
  registerId(word: string, id: string): void {
    this.#owners.set(id, word);
  }

  /** Whether an address names something that is known to be another one's. */
  isForeignPath(word: string, address: string): boolean {
    return (address.match(UUID) ?? []).some((id) => (this.#owners.get(id) ?? word) !== word);
  }

  /**
   * What in an answer to the owner of this word is another one's: their words, or ids that somebody else was told first.
   * @param sent what was asked, whose own words come back
   */
  leaksIn(word: string, { text, headers }: TestResponse, sent: string): string[] {
    const told = `${text}\n${headers.get('content-disposition') ?? ''}\n${headers.get('location') ?? ''}`;
    this.searched += told.length;
    const words = (told.toLowerCase().match(MARK) ?? []).filter((one) => one !== word);
    const ids = (told.match(UUID) ?? []).filter((id) => !sent.includes(id));
    const foreign = ids.filter((id) => (this.#owners.get(id) ?? word) !== word);
    for (const id of ids) if (!this.#owners.has(id)) this.#owners.set(id, word);
    return [...new Set([...words.map((one) => `the word ${one}`), ...foreign.map((id) => `the id ${id}`)])];
  }
}
