/** Days and local time in a time zone; days are written `2026-03-01`. */

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

/** Returns local day and time; `minutes` is since midnight. */
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

/** Returns the timestamp of a local time, given in minutes since midnight of a day. */
export function timestampAt(day: string, minutes: number, timeZone: string): number {
  const wanted = midnightUtc(day) + minutes * MINUTE_MS;
  const ahead = (time: number) => {
    const seen = wallClock(time, timeZone);
    return midnightUtc(seen.day) + seen.minutes * MINUTE_MS - time;
  };
  // The offset depends on the result, so a first approximation determines it.
  return wanted - ahead(wanted - ahead(wanted));
}

/** Adds days; negative counts subtract. */
export const addDays = (day: string, count: number): string =>
  new Date(midnightUtc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay();

/** Formats a time in English: `Monday, 2 March 2026 at 11:00`. */
export const formatDateTime = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(time);

/** Formats a time as ISO 8601 in UTC. */
export const isoTime = (time: number): string => new Date(Number(time)).toISOString();

export const isoTimeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));

const QUARTER_MS = 15 * MINUTE_MS;
/** Maximum cache size; a month has 2,976 quarters of an hour. */
const QUARTERS = 10_000;

/**
 * Local time of thousands of timestamps. Every time zone has an offset in quarters of an hour and changes on one, so
 * the result is cached per quarter.
 */
export class CachedWallClock {
  readonly #timeZone: string;
  readonly #quarters = new Map<number, { day: string; minutes: number }>();

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** Like `wallClock`. */
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
