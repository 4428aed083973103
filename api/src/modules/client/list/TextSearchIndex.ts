import type { ClientListEntry } from './ClientListEntry.entity.ts';

/** What is looked for: a text, the digits of it where it could be a phone number, and what else must be true. */
export interface TextSearch {
  text: string;
  digits: string;
  /** Places in the contract's lists; undefined where any will do. */
  status: number | undefined;
  plan: number | undefined;
}

export type IndexedText = Pick<ClientListEntry, 'search' | 'digits' | 'status' | 'plan' | 'loginDown'> & { id: string };

/** The list's own order: who signed in last comes first. */
const inOrder = (one: IndexedText, other: IndexedText): number =>
  other.loginDown - one.loginDown || (one.id < other.id ? 1 : -1);

/** The first so many of those that are offered, in the list's own order. */
class TopResults {
  readonly #limit: number;
  #kept: IndexedText[] = [];
  #last: IndexedText | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(record: IndexedText): void {
    if (this.#limit === 0 || (this.#last && inOrder(record, this.#last) > 0)) return;
    this.#kept.push(record);
    // Not at each of them: it is put in order when there are twice as many as are wanted.
    if (this.#kept.length >= 2 * this.#limit) this.#settle();
  }

  ids(): string[] {
    this.#settle();
    return this.#kept.map(({ id }) => id);
  }

  #settle(): void {
    this.#kept = this.#kept.sort(inOrder).slice(0, this.#limit);
    this.#last = this.#kept[this.#limit - 1];
  }
}

/** Stands in no text: each is one line, or several. */
const END = '\u0000';

/** Texts one behind the other, so that looking for one is a matter of reading memory once. */
class ConcatenatedTexts {
  readonly #all: string;
  /** Where each of them ends. */
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

  /** Marks the places of those that contain a text. */
  mark(wanted: string, marks: Uint8Array): void {
    let place = 0;
    for (let at = this.#all.indexOf(wanted); at >= 0; ) {
      while ((this.#ends[place] ?? Number.POSITIVE_INFINITY) < at) place += 1;
      marks[place] = 1;
      at = this.#all.indexOf(wanted, this.#ends[place]);
    }
  }
}

/** So many may be new before all texts are put behind each other again. */
const NEW = 500;

/** The texts of all records in memory, with what has become of some of them since. */
export class TextSearchIndex {
  #records = new Map<string, IndexedText>();
  /** In the order of the long texts. */
  #placed: IndexedText[] = [];
  #texts = new ConcatenatedTexts([]);
  #digits = new ConcatenatedTexts([]);
  /** Those that are new, or whose texts are others than stand in the long ones. */
  #fresh = new Set<string>();

  /** Takes records as they are now. */
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
    if (this.#fresh.size > NEW) this.#arrange();
  }

  remove(id: string): void {
    this.#records.delete(id);
    this.#fresh.add(id);
  }

  /** How many records fit, and the first of them, at most so many. */
  find(wanted: TextSearch, limit: number): { count: number; ids: string[] } {
    const { status, plan } = wanted;
    const firsts = new TopResults(limit);
    let count = 0;
    this.#eachContaining(wanted, (record) => {
      if ((status ?? record.status) !== record.status || (plan ?? record.plan) !== record.plan) return;
      count += 1;
      firsts.offer(record);
    });
    return { count, ids: firsts.ids() };
  }

  /** Goes through as many as there are: one letter is in nearly all of them, and somebody waits for the next one. */
  #eachContaining({ text, digits }: TextSearch, take: (record: IndexedText) => void): void {
    const marks = new Uint8Array(this.#placed.length);
    this.#texts.mark(text, marks);
    if (digits) this.#digits.mark(digits, marks);
    const noneFresh = this.#fresh.size === 0;
    for (let place = marks.indexOf(1); place >= 0; place = marks.indexOf(1, place + 1)) {
      const record = this.#placed[place];
      if (record && (noneFresh || !this.#fresh.has(record.id))) take(record);
    }
    for (const id of this.#fresh) {
      const record = this.#records.get(id);
      if (record && (record.search.includes(text) || (digits && record.digits.includes(digits)))) take(record);
    }
  }

  #arrange(): void {
    this.#placed = [...this.#records.values()];
    this.#texts = new ConcatenatedTexts(this.#placed.map(({ search }) => search));
    this.#digits = new ConcatenatedTexts(this.#placed.map((record) => record.digits));
    this.#fresh = new Set();
  }
}
