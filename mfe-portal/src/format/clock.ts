import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const clock = new Intl.DateTimeFormat(formatLocale(), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** Formats a local time such as '19:00' in the writing of the language. */
export const formatClock = (time: string): string => clock.format(Date.parse(`1970-01-01T${time}Z`));
