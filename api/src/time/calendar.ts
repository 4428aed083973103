/** Days and local time in a time zone; days are written `2026-03-01`. */

import { FORMAT_TAGS, SOURCE_LOCALE } from '@skal/contracts/site/locale';

const DAY_MS = 24 * 3600_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...numeric, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Returns local day and time; `minutes` is since midnight. */
export function toWallClock(time: number, timeZone: string): { day: string; minutes: number } {
  const parts = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

export const toLocalDay = (time: number, timeZone: string): string => toWallClock(time, timeZone).day;

const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the timestamp of a local time, given in minutes since midnight of a day. */
export function toTimestamp(day: string, minutes: number, timeZone: string): number {
  const target = midnightUtc(day) + minutes * MINUTE_MS;
  const ahead = (time: number) => {
    const seen = toWallClock(time, timeZone);
    return midnightUtc(seen.day) + seen.minutes * MINUTE_MS - time;
  };
  // The offset depends on the result, so a first approximation determines it.
  return target - ahead(target - ahead(target));
}

/** Adds days; negative counts subtract. */
export const addDays = (day: string, count: number): string =>
  new Date(midnightUtc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the Monday of the week of a day. */
export const getMonday = (day: string): string => addDays(day, -((getWeekday(day) + 6) % 7));

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export const getWeekday = (day: string): number => new Date(midnightUtc(day)).getUTCDay();

/** Formats a time: `Monday, 2 March 2026 at 11:00`, `mandag den 2. marts 2026 kl. 11.00`. */
export const formatDateTime = (time: number, timeZone: string, language = SOURCE_LOCALE): string =>
  new Intl.DateTimeFormat(FORMAT_TAGS[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(time);

/** Formats a time as ISO 8601 in UTC. */
export const toIsoTime = (time: number): string => new Date(Number(time)).toISOString();

export const toIsoTimeOrNull = (time: number | null): string | null => (time === null ? null : toIsoTime(time));

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

  /** Like `toWallClock`. */
  at(time: number): { day: string; minutes: number } {
    const quarter = Math.floor(time / QUARTER_MS);
    let quarterStart = this.#quarters.get(quarter);
    if (!quarterStart) {
      if (this.#quarters.size >= QUARTERS) this.#quarters.clear();
      quarterStart = toWallClock(quarter * QUARTER_MS, this.#timeZone);
      this.#quarters.set(quarter, quarterStart);
    }
    return {
      day: quarterStart.day,
      minutes: quarterStart.minutes + Math.floor((time - quarter * QUARTER_MS) / MINUTE_MS),
    };
  }
}
