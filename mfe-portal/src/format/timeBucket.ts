const ZONE = 'UTC';
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: ZONE });
const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: ZONE });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: ZONE });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: ZONE });
const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: ZONE });

const HOUR = /T(\d\d)$/;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** '14:00', '21 Nov 2026' or 'November 2026': an hour, a day or a month of the calendar, by how it is written. */
export function formatBucket(at: string): string {
  const [, hour] = HOUR.exec(at) ?? [];
  if (hour) return `${hour}:00`;
  return (at.length === MONTH_LENGTH ? longMonth : day).format(new Date(at));
}

/** '21 Nov' for a day of the calendar, where the year is known. */
export const formatDayTick = (at: string): string => shortDay.format(new Date(at));

/** The same below an axis: '14', '21' or, where a week is drawn, 'Sat', and 'Nov'. */
export function formatBucketTick(at: string, isWeek: boolean): string {
  const [, hour] = HOUR.exec(at) ?? [];
  if (hour) return String(Number(hour));
  if (at.length === MONTH_LENGTH) return month.format(new Date(at));
  return isWeek ? weekday.format(new Date(at)) : String(Number(at.slice(-2)));
}

/** As a file has it: an hour as '2026-11-21 14:00', a day or a month as it is written. */
export const formatBucketCsv = (at: string): string => at.replace(HOUR, ' $1:00');

/** A Sunday, from which the days of a week are counted. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Fri': a day of the week, where 0 is Sunday. */
export const formatWeekdayTick = (of: number): string => weekday.format(SUNDAY + of * DAY_MS);

/** 'Friday, 18:00 to 19:00': an hour of the week, where 0 is Sunday. */
export const formatHourOfWeek = (of: number, hour: number): string =>
  `${longWeekday.format(SUNDAY + of * DAY_MS)}, ${hour}:00 to ${hour + 1}:00`;
