import { t } from '@lingui/core/macro';
import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { epochDay, formatDay } from './date.ts';

const ZONE = 'Europe/Copenhagen';

const moment = createDateFormat(formatLocale(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});

const relative = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Beyond this a date is more useful than a number of days. */
const FAR = 30 * DAY;

/** Formats an ISO time as '21 Nov 2026, 09:30' in Danish time. */
export const formatDateTime = (iso: string): string => moment(new Date(iso));

/** Formats an ISO time as 'in 2 hours' or 'yesterday'; as a date beyond a month. */
export function formatRelativeTime(iso: string, now: number): string {
  const then = Date.parse(iso);
  const distance = then - now;
  const size = Math.abs(distance);
  if (size > FAR) return formatDay(iso);
  if (size < MINUTE / 2) return t`now`;
  const minutes = Math.round(distance / MINUTE);
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  const hours = Math.round(distance / HOUR);
  if (Math.abs(hours) < 24) return relative.format(hours, 'hour');
  // By calendar day: 36 hours ago may be yesterday or the day before.
  return relative.format(epochDay(then) - epochDay(now), 'day');
}
