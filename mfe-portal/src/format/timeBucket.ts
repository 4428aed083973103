import { t } from '@lingui/core/macro';
import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { capitalize } from './capitalize.ts';

const ZONE = 'UTC';
const month = createDateFormat(formatLocale(), { month: 'short', timeZone: ZONE });
const longMonth = createDateFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: ZONE });
const day = createDateFormat(formatLocale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const shortDay = createDateFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone: ZONE });
const weekday = createDateFormat(formatLocale(), { weekday: 'short', timeZone: ZONE });
const longWeekday = createDateFormat(formatLocale(), { weekday: 'long', timeZone: ZONE });

const HOUR = /T(\d\d)$/;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Formats an hour of two digits as '09:00'. */
export const formatHour = (hour: string): string => t`${hour}:00`;

/** Formats an hour, day or month bucket as '14:00', '21 Nov 2026' or 'November 2026'. */
export function formatBucket(at: string): string {
  const [, hour] = HOUR.exec(at) ?? [];
  if (hour) return formatHour(hour);
  return capitalize((at.length === MONTH_LENGTH ? longMonth : day)(new Date(at)));
}

/** Formats a day as '21 Nov', if the year is clear. */
export const formatDayTick = (at: string): string => shortDay(new Date(at));

/** Formats a bucket for an axis: '14', '21' (or 'Sat' for a week), 'Nov'. */
export function formatBucketTick(at: string, isWeek: boolean): string {
  const [, hour] = HOUR.exec(at) ?? [];
  if (hour) return String(Number(hour));
  if (at.length === MONTH_LENGTH) return month(new Date(at));
  return isWeek ? weekday(new Date(at)) : String(Number(at.slice(-2)));
}

/** Formats a bucket for CSV: an hour as '2026-11-21 14:00', a day or month unchanged. */
export const formatBucketCsv = (at: string): string => at.replace(HOUR, ' $1:00');

/** A Sunday, the reference of weekday numbers. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats a weekday number as 'Fri'; 0 is Sunday. */
export const formatWeekdayTick = (of: number): string => weekday(SUNDAY + of * DAY_MS);

/** Formats an hour of the week as 'Friday, 18:00 to 19:00'; 0 is Sunday. */
export function formatHourOfWeek(of: number, from: number): string {
  const day = longWeekday(SUNDAY + of * DAY_MS);
  const to = from + 1;
  return t`${day}, ${from}:00 to ${to}:00`;
}
