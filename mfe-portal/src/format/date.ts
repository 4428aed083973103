const ZONE = 'Europe/Copenhagen';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: ZONE });
const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: ZONE });
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });

const DAY_MS = 24 * 60 * 60 * 1000;

/** '4 Aug 2025' for an ISO day or time. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** 'Mon' for an ISO day. */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso));

/** 'Monday' for an ISO day. */
export const formatWeekdayLong = (iso: string): string => longWeekday.format(new Date(iso));

/** The day in Denmark of a time, counted from 1970: two of them tell how many midnights lie between two times. */
export const epochDay = (time: number | Date): number => Date.parse(isoDay.format(time)) / DAY_MS;

/** The weekdays of the last seven days in Denmark, today last. */
export const lastSevenDays = (now: Date): string[] => {
  const today = epochDay(now);
  return Array.from({ length: 7 }, (_, index) => weekday.format((today - (6 - index)) * DAY_MS));
};
