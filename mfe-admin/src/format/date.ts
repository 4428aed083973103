const ZONE = 'Europe/Copenhagen';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: ZONE });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});

/** '21 Nov 2026', as the day is in Denmark. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** '21 Nov 2026, 09:12', Danish time. */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso));

/** 'November 2026' in Denmark. */
export const formatMonth = (date: Date): string => month.format(date);

/** '2026-11-21' in Denmark, for the name of a file. */
export const formatIsoDate = (date: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(date);
