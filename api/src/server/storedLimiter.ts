import { within } from '../db/deadline.ts';
import type { Rate } from '../settings.env.ts';
import type { GiveBack, Limiter } from './limiter.ts';
import { tooMany } from './refusal.ts';
import type { Count, Tally } from './tally.ts';

/** So often what was counted goes to the database, in milliseconds: by then every process knows of it. */
const EVERY_MS = 200;

/** What part of a rate a process lets through by what it knows alone, between two looks at the database. */
const UNSEEN = 1 / 10;

/** One counter, as long as this process has something to do with it. */
interface Line {
  readonly key: string;
  isRead: boolean;
  /** What is in the database, as this process last saw it, and how much of what it has learned there is by others. */
  stored: number;
  byOthers: number;
  /** When it begins anew, in milliseconds since 1970. */
  expire: number;
  /** Counted here and on its way to the database, or not yet. */
  sending: number;
  unsent: number;
  /** So many are being decided on: what they count is written when they ask for it, not before. */
  undecided: number;
  readonly waiting: PromiseWithResolvers<boolean>[];
}

/** What this process has counted itself. */
const ownOf = ({ stored, sending, unsent, byOthers }: Line) => stored + sending + unsent - byOthers;

/**
 * Counters in a database that all processes share, without a statement for each request. A process reads a counter when
 * it is first needed, counts by itself, and writes what it has counted five times a second, all counters by one
 * statement. Before it lets more than a tenth of a rate through in between, it writes at once and looks what others have
 * counted. So one process is exact, and of several each may let through a tenth more than the others know of, for a
 * fifth of a second; a rate below ten is exact everywhere.
 */
export class StoredLimiter implements Limiter {
  readonly #name: string;
  readonly #tally: Tally;
  readonly #rate: Rate;
  readonly #deadlineMs: number;
  readonly #unseen: number;
  readonly #lines = new Map<string, Line>();
  #asked = new Set<Line>();
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ name, tally, rate, deadlineMs }: { name: string; tally: Tally; rate: Rate; deadlineMs: number }) {
    this.#name = name;
    this.#tally = tally;
    this.#rate = rate;
    this.#deadlineMs = deadlineMs;
    this.#unseen = Math.floor(rate.points * UNSEEN);
  }

  async take(key: string): Promise<GiveBack> {
    const line = this.#lineOf(key);
    // Not counted at all: others would be refused for it until it is taken back.
    if (ownOf(line) >= this.#rate.points) {
      if (!line.isRead) await this.#look(line);
      throw tooMany(line.expire - Date.now());
    }
    line.unsent += 1;
    line.undecided += 1;
    const counted = ownOf(line);
    const isTooMuch = () => counted + line.byOthers > this.#rate.points;
    try {
      // Once it is written its place among those of others is known, and whoever comes later does not change it.
      const hasPlace = !line.isRead && (await this.#look(line));
      if (!hasPlace && !isTooMuch() && line.sending + line.unsent > this.#unseen) await this.#look(line);
      if (isTooMuch()) throw tooMany(line.expire - Date.now());
      const { expire } = line;
      return async () => this.#giveBack(key, expire);
    } catch (error) {
      line.unsent -= 1;
      throw error;
    } finally {
      line.undecided -= 1;
    }
  }

  /** Writes what has been counted. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#working;
    // What cannot be written now is lost with this process, and others count on without it.
    await this.#write([...this.#lines.values()]).catch(() => undefined);
    this.#lines.clear();
  }

  /** Takes one count back from the window that ends at `expire`; the next window knows nothing of it. */
  #giveBack(key: string, expire: number): void {
    if (Date.now() < expire) this.#lineOf(key).unsent -= 1;
  }

  #lineOf(address: string): Line {
    const key = `${this.#name}:${address}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const expire = Date.now() + this.#rate.seconds * 1000;
    const counts = { stored: 0, byOthers: 0, sending: 0, unsent: 0, undecided: 0 };
    const line = { key, isRead: false, expire, waiting: [], ...counts };
    this.#lines.set(key, line);
    this.#timer ??= setTimeout(() => this.#tidy(), EVERY_MS).unref();
    return line;
  }

  /** Lets go of the counters that nothing is done with, and writes the others. */
  #tidy(): void {
    this.#timer = undefined;
    for (const line of this.#lines.values()) {
      if (line.undecided > 0 || line.waiting.length > 0) continue;
      if (line.unsent !== 0) this.#asked.add(line);
      else if (line.sending === 0) this.#lines.delete(line.key);
    }
    if (this.#lines.size > 0) this.#timer = setTimeout(() => this.#tidy(), EVERY_MS).unref();
    this.#work();
  }

  /**
   * Resolves when this counter has been read, and before that written, if it had been read before. Answers with whether it
   * was written.
   */
  #look(line: Line): Promise<boolean> {
    const waiter = Promise.withResolvers<boolean>();
    line.waiting.push(waiter);
    this.#asked.add(line);
    this.#work();
    return waiter.promise;
  }

  #work(): void {
    this.#working ??= this.#rounds();
  }

  async #rounds(): Promise<void> {
    do {
      // The requests that arrived together are all read first, and those who have just been told decide.
      await new Promise((resolve) => setImmediate(resolve));
      const lines = [...this.#asked];
      this.#asked = new Set();
      const waiting = lines.flatMap((line) => line.waiting.splice(0).map((waiter) => ({ line, waiter })));
      try {
        const isAwaited = new Set(waiting.map(({ line }) => line));
        const written = await within(this.#deadlineMs, this.#round(lines, isAwaited));
        for (const { line, waiter } of waiting) waiter.resolve(written.has(line));
      } catch (error) {
        // Those who came meanwhile would only wait as long once more.
        const late = [...this.#asked].flatMap((line) => line.waiting.splice(0));
        this.#asked = new Set();
        for (const waiter of [...waiting.map((each) => each.waiter), ...late]) waiter.reject(error);
      }
    } while (this.#asked.size > 0);
    this.#working = undefined;
  }

  async #round(lines: readonly Line[], awaited: ReadonlySet<Line>): Promise<Set<Line>> {
    // What is new here is only read: most addresses send one form, and that can be written with those of others.
    const written = await this.#write(lines.filter((line) => line.isRead || !awaited.has(line)));
    const others = [...awaited].filter((line) => !written.has(line));
    if (others.length > 0) {
      const found = await this.#tally.read(others.map(({ key }) => key));
      for (const line of others) this.#learn(line, found.get(line.key), 0);
    }
    return written;
  }

  /** Takes over what the database says of a counter, right after so many points were added to it from here. */
  #learn(line: Line, count: Count | undefined, added: number): void {
    const isOver = !count || count.expire <= Date.now();
    const stored = isOver ? 0 : count.points;
    if (!isOver) line.expire = count.expire;
    line.byOthers += stored - line.stored - added;
    line.stored = stored;
    line.isRead = true;
  }

  async #write(lines: readonly Line[]): Promise<Set<Line>> {
    const changed = lines.filter(({ unsent }) => unsent !== 0).map((line) => ({ line, points: line.unsent }));
    if (changed.length === 0) return new Set();
    for (const { line, points } of changed) {
      line.sending += points;
      line.unsent -= points;
    }
    const now = Date.now();
    const amounts = changed.map(({ line, points }) => [line.key, points] as const);
    try {
      const sums = await this.#tally.add(amounts, now, now + this.#rate.seconds * 1000);
      for (const { line, points } of changed) this.#learn(line, sums.get(line.key), points);
    } catch (error) {
      // It may have been written all the same: rather counted twice than not at all.
      for (const { line, points } of changed) line.unsent += points;
      throw error;
    } finally {
      for (const { line, points } of changed) line.sending -= points;
    }
    return new Set(changed.map(({ line }) => line));
  }
}
