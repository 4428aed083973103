import { t } from '@lingui/core/macro';
import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { capitalize } from './capitalize.ts';

const ZONE = 'Europe/Copenhagen';

const weekday = createDateFormat(formatLocale(), { weekday: 'short', timeZone: ZONE });
const longWeekday = createDateFormat(formatLocale(), { weekday: 'long', timeZone: ZONE });
const isoDay = createDateFormat('sv-SE', { timeZone: ZONE });
const day = createDateFormat(formatLocale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats an ISO day or time as '4 Aug 2025'. */
export const formatDay = (iso: string): string => day(new Date(iso));

/** Formats an ISO day as 'Mon'. */
export const formatWeekday = (iso: string): string => weekday(new Date(iso));

/** Formats an ISO day as 'Monday, 4 Aug 2025'. */
export function formatWeekdayAndDay(iso: string): string {
  const [name, date] = [formatWeekdayLong(iso), formatDay(iso)];
  return capitalize(t`${name}, ${date}`);
}

/** Formats an ISO day as 'Monday'. */
export const formatWeekdayLong = (iso: string): string => longWeekday(new Date(iso));

/** Returns the Danish day of a time as days since 1970: the difference of two is the number of midnights between them. */
export const epochDay = (time: number | Date): number => Date.parse(isoDay(time)) / DAY_MS;

/** Returns the weekdays of the last seven days in Denmark, today last. */
export const lastSevenDays = (now: Date): string[] => {
  const today = epochDay(now);
  return Array.from({ length: 7 }, (_, index) => weekday((today - (6 - index)) * DAY_MS));
};
