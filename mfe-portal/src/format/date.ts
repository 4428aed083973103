const ZONE = 'Europe/Copenhagen';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: ZONE });
const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: ZONE });
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats an ISO day or time as '4 Aug 2025'. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Formats an ISO day as 'Mon'. */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso));

/** Formats an ISO day as 'Monday'. */
export const formatWeekdayLong = (iso: string): string => longWeekday.format(new Date(iso));

/** Returns the Danish day of a time as days since 1970: the difference of two is the number of midnights between them. */
export const epochDay = (time: number | Date): number => Date.parse(isoDay.format(time)) / DAY_MS;

/** Returns the weekdays of the last seven days in Denmark, today last. */
export const lastSevenDays = (now: Date): string[] => {
  const today = epochDay(now);
  return Array.from({ length: 7 }, (_, index) => weekday.format((today - (6 - index)) * DAY_MS));
};
