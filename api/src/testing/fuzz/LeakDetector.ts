import { createHash } from 'node:crypto';
import type { TestResponse } from '../client.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MARK = /zq[a-z]{10}zq/g;

/** Returns a unique word per number. */
export function buildTenantWord(number: number): string {
  const digits = createHash('sha256').update(String(number)).digest('hex').slice(0, 10);
  return `zq${digits.replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)] ?? '')}zq`;
}

/** Searches the responses to each tenant for data of others. */
export class LeakDetector {
  readonly #owners = new Map<string, string>();
  /** Number of searched bytes. */
  searched = 0;

  /** Number of ids with a known owner. */
  get ids(): number {
    return this.#owners.size;
  }

  /** Registers an id of the owner of this word. */
  registerId(word: string, id: string): void {
    this.#owners.set(id, word);
  }

  /** Whether a path contains an id of another tenant. */
  isForeignPath(word: string, address: string): boolean {
    return (address.match(UUID) ?? []).some((id) => (this.#owners.get(id) ?? word) !== word);
  }

  /**
   * Finds data of other tenants in a response: their words, or ids that others received first.
   * @param sent the request, whose content may be echoed
   */
  leaksIn(word: string, { text, headers }: TestResponse, sent: string): string[] {
    const received = `${text}\n${headers.get('content-disposition') ?? ''}\n${headers.get('location') ?? ''}`;
    this.searched += received.length;
    const words = (received.toLowerCase().match(MARK) ?? []).filter((one) => one !== word);
    const ids = (received.match(UUID) ?? []).filter((id) => !sent.includes(id));
    const foreign = ids.filter((id) => (this.#owners.get(id) ?? word) !== word);
    for (const id of ids) if (!this.#owners.has(id)) this.#owners.set(id, word);
    return [...new Set([...words.map((one) => `the word ${one}`), ...foreign.map((id) => `the id ${id}`)])];
  }
}
