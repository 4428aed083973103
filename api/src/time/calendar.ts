/** Days and the clock on the wall, in one time zone; days are written `2026-03-01`. */

const DAY_MS = 24 * 3600_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { ...numeric, hourCycle: 'h23', timeZone });
  formats.set(timeZone, made);
  return made;
}

/** What calendar and clock show at a moment; `minutes` are those since midnight. */
export function wallClock(time: number, timeZone: string): { day: string; minutes: number } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

export const dayOf = (time: number, timeZone: string): string => wallClock(time, timeZone).day;

const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The moment when the clock shows so many minutes since midnight on a day. */
export function timestampAt(day: string, minutes: number, timeZone: string): number {
  const wanted = midnightUtc(day) + minutes * MINUTE_MS;
  const ahead = (time: number) => {
    const seen = wallClock(time, timeZone);
    return midnightUtc(seen.day) + seen.minutes * MINUTE_MS - time;
  };
  // The offset is that of the moment itself, which is only known after a first guess.
  return wanted - ahead(wanted - ahead(wanted));
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(midnightUtc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay();

/** A moment for a person, in English: `Monday, 2 March 2026 at 11:00`. */
export const formatDateTime = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(time);

/** A moment as it goes over the wire. */
export const isoTime = (time: number): string => new Date(Number(time)).toISOString();

export const isoTimeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));

const QUARTER_MS = 15 * MINUTE_MS;
/** A month of quarters is 2,976: what is asked for is kept, and not without end. */
const QUARTERS = 10_000;

/**
 * Calendar and clock for thousands of moments in a row. Every time zone is some quarters of an hour from UTC and changes on
 * one, so all of a quarter is read with its beginning.
 */
export class CachedWallClock {
  readonly #timeZone: string;
  readonly #quarters = new Map<number, { day: string; minutes: number }>();

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** As `wallClock` says it. */
  at(time: number): { day: string; minutes: number } {
    const quarter = Math.floor(time / QUARTER_MS);
    let begun = this.#quarters.get(quarter);
    if (!begun) {
      if (this.#quarters.size >= QUARTERS) this.#quarters.clear();
      begun = wallClock(quarter * QUARTER_MS, this.#timeZone);
      this.#quarters.set(quarter, begun);
    }
    return { day: begun.day, minutes: begun.minutes + Math.floor((time - quarter * QUARTER_MS) / MINUTE_MS) };
  }
}
