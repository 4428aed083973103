/** Where a text is in many records: as many as are named one by one. */
export interface Found {
  /** The ids of those that have it; null where they are too many to be named. */
  ids: string[] | null;
  count: number;
}

/** What is looked for: a text, and the digits of it where it could be a phone number. */
export interface Wanted {
  text: string;
  digits: string;
}

export interface TextRecord {
  id: string;
  search: string;
  digits: string;
}

/** Stands in no text: each is one line, or several. */
const END = '\u0000';

/** Texts one behind the other, so that looking for one is a matter of reading memory once. */
class LongText {
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
export class HeldTexts {
  /** More than this are not named. */
  readonly #most: number;
  #records = new Map<string, TextRecord>();
  #ids: string[] = [];
  #texts = new LongText([]);
  #digits = new LongText([]);
  /** Those that are new, or other than they stand in the long texts. */
  #fresh = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes records as they are now. */
  put(records: readonly TextRecord[]): void {
    for (const record of records) {
      const known = this.#records.get(record.id);
      if (known?.search === record.search && known.digits === record.digits) continue;
      this.#records.set(record.id, record);
      this.#fresh.add(record.id);
    }
    if (this.#fresh.size > NEW) this.#arrange();
  }

  forget(id: string): void {
    this.#records.delete(id);
    this.#fresh.add(id);
  }

  /** Which records contain a text, or its digits in theirs. */
  find({ text, digits }: Wanted): Found {
    const marks = new Uint8Array(this.#ids.length);
    this.#texts.mark(text, marks);
    if (digits) this.#digits.mark(digits, marks);
    const found: Found & { ids: string[] } = { ids: [], count: 0 };
    const take = (id: string | undefined) => {
      found.count += 1;
      if (id !== undefined && found.count <= this.#most) found.ids.push(id);
    };
    for (let place = marks.indexOf(1); place >= 0; place = marks.indexOf(1, place + 1)) {
      const id = this.#ids[place];
      if (id !== undefined && !this.#fresh.has(id)) take(id);
    }
    for (const id of this.#fresh) {
      const record = this.#records.get(id);
      if (record?.search.includes(text) || (digits && record?.digits.includes(digits))) take(id);
    }
    return found.count > this.#most ? { ...found, ids: null } : found;
  }

  #arrange(): void {
    const records = [...this.#records.values()];
    this.#ids = records.map(({ id }) => id);
    this.#texts = new LongText(records.map(({ search }) => search));
    this.#digits = new LongText(records.map((record) => record.digits));
    this.#fresh = new Set();
  }
}
