import type { ClientListEntry } from './ClientListEntry.entity.ts';

/** Search query: a text, its digits if it could be a phone number, and filters. */
export interface TextSearch {
  text: string;
  digits: string;
  /** Positions in the contract's lists; undefined matches any. */
  status: number | undefined;
  plan: number | undefined;
}

export type IndexedText = Pick<ClientListEntry, 'search' | 'digits' | 'status' | 'plan' | 'loginDown'> & { id: string };

/** Order of the list: latest sign-in first. */
const byLastSignIn = (one: IndexedText, other: IndexedText): number =>
  other.loginDown - one.loginDown || (one.id < other.id ? 1 : -1);

/** Keeps the first `limit` records in the order of the list. */
class TopResults {
  readonly #limit: number;
  #results: IndexedText[] = [];
  #last: IndexedText | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(record: IndexedText): void {
    if (this.#limit === 0 || (this.#last && byLastSignIn(record, this.#last) > 0)) return;
    this.#results.push(record);
    // Sorted only when twice the limit has accumulated.
    if (this.#results.length >= 2 * this.#limit) this.#trim();
  }

  ids(): string[] {
    this.#trim();
    return this.#results.map(({ id }) => id);
  }

  #trim(): void {
    this.#results = this.#results.sort(byLastSignIn).slice(0, this.#limit);
    this.#last = this.#results[this.#limit - 1];
  }
}

/** Separator that occurs in no text; a text may have several lines. */
const END = '\u0000';

/** Concatenated texts, so that one search is one linear scan of memory. */
class ConcatenatedTexts {
  readonly #all: string;
  /** End offset of each text. */
  readonly #ends: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#all = texts.join(END);
    this.#ends = new Uint32Array(texts.length);
    let end = 0;
    for (const [index, text] of texts.entries()) {
      end += text.length;
      this.#ends[index] = end;
      end += END.length;
    }
  }

  /** Marks the records whose text contains the search text. */
  mark(query: string, marks: Uint8Array): void {
    let position = 0;
    for (let at = this.#all.indexOf(query); at >= 0; ) {
      while ((this.#ends[position] ?? Number.POSITIVE_INFINITY) < at) position += 1;
      marks[position] = 1;
      at = this.#all.indexOf(query, this.#ends[position]);
    }
  }
}

/** Maximum number of new records before all texts are concatenated again. */
const FRESH_MAX = 500;

/** In-memory full-text index of all records and their changes since the last concatenation. */
export class TextSearchIndex {
  #records = new Map<string, IndexedText>();
  /** Records in the order of the concatenated texts. */
  #concatenated: IndexedText[] = [];
  #texts = new ConcatenatedTexts([]);
  #digits = new ConcatenatedTexts([]);
  /** Ids that are new or whose texts differ from the concatenated ones. */
  #fresh = new Set<string>();

  /** Adds records or replaces them. */
  put(records: readonly IndexedText[]): void {
    for (const record of records) {
      const known = this.#records.get(record.id);
      if (known?.search === record.search && known.digits === record.digits) {
        Object.assign(known, record);
        continue;
      }
      this.#records.set(record.id, record);
      this.#fresh.add(record.id);
    }
    if (this.#fresh.size > FRESH_MAX) this.#concatenate();
  }

  remove(id: string): void {
    this.#records.delete(id);
    this.#fresh.add(id);
  }

  /** Returns the number of matches, and the ids of the first `limit` matches. */
  find(query: TextSearch, limit: number): { count: number; ids: string[] } {
    const { status, plan } = query;
    const firsts = new TopResults(limit);
    let count = 0;
    this.#forEachMatch(query, (record) => {
      if ((status ?? record.status) !== record.status || (plan ?? record.plan) !== record.plan) return;
      count += 1;
      firsts.add(record);
    });
    return { count, ids: firsts.ids() };
  }

  /** Visits all matches: one letter matches nearly every record, and a user waits for the next keystroke. */
  #forEachMatch({ text, digits }: TextSearch, take: (record: IndexedText) => void): void {
    const marks = new Uint8Array(this.#concatenated.length);
    this.#texts.mark(text, marks);
    if (digits) this.#digits.mark(digits, marks);
    const hasNoFresh = this.#fresh.size === 0;
    for (let position = marks.indexOf(1); position >= 0; position = marks.indexOf(1, position + 1)) {
      const record = this.#concatenated[position];
      if (record && (hasNoFresh || !this.#fresh.has(record.id))) take(record);
    }
    for (const id of this.#fresh) {
      const record = this.#records.get(id);
      if (record && (record.search.includes(text) || (digits && record.digits.includes(digits)))) take(record);
    }
  }

  #concatenate(): void {
    this.#concatenated = [...this.#records.values()];
    this.#texts = new ConcatenatedTexts(this.#concatenated.map(({ search }) => search));
    this.#digits = new ConcatenatedTexts(this.#concatenated.map((record) => record.digits));
    this.#fresh = new Set();
  }
}
