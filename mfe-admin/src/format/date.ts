import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const ZONE = 'Europe/Copenhagen';

const day = createDateFormat(formatLocale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const month = createDateFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: ZONE });
const moment = createDateFormat(formatLocale(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});

/** Formats a date as '21 Nov 2026', in Danish time. */
export const formatDay = (iso: string): string => day(new Date(iso));

/** Formats '21 Nov 2026, 09:12', in Danish time. */
export const formatDateTime = (iso: string): string => moment(new Date(iso));

/** Formats 'November 2026', in Danish time. */
export const formatMonth = (date: Date): string => month(date);

/** Formats '2026-11-21' in Danish time, for file names. */
export const formatIsoDate = (date: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(date);
