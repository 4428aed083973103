const ZONE = 'Europe/Copenhagen';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: ZONE });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });

const DAY_MS = 24 * 60 * 60 * 1000;

/** '4 Aug 2025' for an ISO day or time. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** 'Mon' for an ISO day. */
export const weekdayOf = (iso: string): string => weekday.format(new Date(iso));

/** The weekdays of the last seven days in Denmark, today last. */
export const lastSevenDays = (now: Date): string[] => {
  // Counted from noon, so that an hour of summer time never skips or repeats a day.
  const noon = new Date(now).setUTCHours(12, 0, 0, 0);
  return Array.from({ length: 7 }, (_, index) => weekday.format(noon - (6 - index) * DAY_MS));
};
