/** Something that was sent cannot be taken in, in a sentence for its sender. */
export class BadParcel extends Error {
  override name = 'BadParcel';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** What is sent, piece by piece: never more of it in memory than came at once. */
export interface Bytes {
  /** As far as the next line break. */
  line(limit: number): Promise<string>;
  /** So many of them. */
  take(count: number): AsyncGenerator<Buffer>;
  /** Whether that was all. */
  isOver(): Promise<boolean>;
  /** Lets the rest pass, so that its sender hears the answer. */
  pass(): Promise<void>;
}

const LINE_BREAK = 10;
const LESS = 'It was cut off';

/**
 * Reads what somebody sends.
 * @throws BadParcel, from each of its functions, where it is less than was promised or more than the limit
 */
export function openBytes(source: AsyncIterator<Buffer>, limit: number): Bytes {
  let rest: Buffer = Buffer.alloc(0);
  let total = 0;

  const more = async (): Promise<boolean> => {
    const { done, value } = await source.next();
    if (done) return false;
    total += value.length;
    if (total > limit) throw new BadParcel(`A release may weigh ${limit} bytes, and not more`, 413);
    rest = rest.length > 0 ? Buffer.concat([rest, value]) : value;
    return true;
  };

  return {
    async line(lineLimit) {
      let at = rest.indexOf(LINE_BREAK);
      while (at < 0) {
        if (rest.length > lineLimit) throw new BadParcel('Its first line is too long', 413);
        if (!(await more())) throw new BadParcel(LESS);
        at = rest.indexOf(LINE_BREAK);
      }
      const line = rest.toString('utf8', 0, at);
      rest = rest.subarray(at + 1);
      return line;
    },

    async *take(count) {
      for (let missing = count; missing > 0; ) {
        if (rest.length === 0 && !(await more())) throw new BadParcel(LESS);
        const piece = rest.subarray(0, missing);
        rest = rest.subarray(piece.length);
        missing -= piece.length;
        yield piece;
      }
    },

    isOver: async () => rest.length === 0 && !(await more()),

    async pass() {
      do rest = Buffer.alloc(0);
      while (await more());
    },
  };
}
