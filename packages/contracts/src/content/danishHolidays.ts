import { say } from '../site/say.ts';

/** A day on which many businesses in Denmark are closed. */
export interface Holiday {
  /** `2026-12-25` */
  date: string;
  name: string;
}

const DAY_MS = 86_400_000;

/** Easter Sunday in UTC, by the anonymous Gregorian algorithm (Nature, 20 April 1876). */
function getEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Days after Easter Sunday. Great Prayer Day is no holiday since 2024 (Act no. 214 of 6 March 2023). */
const BY_EASTER: readonly (readonly [days: number, name: string])[] = [
  [-3, say(/*i18n*/ 'Maundy Thursday')],
  [-2, say(/*i18n*/ 'Good Friday')],
  [0, say(/*i18n*/ 'Easter Sunday')],
  [1, say(/*i18n*/ 'Easter Monday')],
  [39, say(/*i18n*/ 'Ascension Day')],
  [49, say(/*i18n*/ 'Whit Sunday')],
  [50, say(/*i18n*/ 'Whit Monday')],
];

const FIXED: readonly (readonly [day: string, name: string])[] = [
  ['01-01', say(/*i18n*/ "New Year's Day")],
  ['06-05', say(/*i18n*/ 'Constitution Day')],
  ['12-24', say(/*i18n*/ 'Christmas Eve')],
  ['12-25', say(/*i18n*/ 'Christmas Day')],
  ['12-26', say(/*i18n*/ 'Second Day of Christmas')],
  ['12-31', say(/*i18n*/ "New Year's Eve")],
];

/** Lists the holidays of a year in Denmark, in order. */
export function listDanishHolidays(year: number): Holiday[] {
  const easter = getEaster(year);
  const toDate = (days: number) => new Date(easter + days * DAY_MS).toISOString().slice(0, 10);
  return [
    ...BY_EASTER.map(([days, name]) => ({ date: toDate(days), name })),
    ...FIXED.map(([day, name]) => ({ date: `${year}-${day}`, name })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));
}
