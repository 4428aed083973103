import { responseTargets, type TicketPriority } from '@skal/contracts/support/ticket';
import type { ApiSettings, OfficeHours } from '../../../settings/settings.ts';
import { addDays, getWeekday, toTimestamp, toWallClock } from '../../../time/calendar.ts';

/** Maximum number of days to search: no office is closed for longer. */
const DAYS_AHEAD = 400;

const MINUTE_MS = 60_000;

/** Adds minutes of office hours to a time. */
export function addBusinessMinutes(
  from: number,
  minutes: number,
  { days, opens, closes }: OfficeHours,
  timeZone: string,
  isHoliday: (day: string) => boolean,
): number {
  let left = minutes * MINUTE_MS;
  let { day } = toWallClock(from, timeZone);
  for (let searched = 0; searched < DAYS_AHEAD; searched += 1, day = addDays(day, 1)) {
    if (!days.includes(getWeekday(day)) || isHoliday(day)) continue;
    const start = Math.max(from, toTimestamp(day, opens, timeZone));
    const open = toTimestamp(day, closes, timeZone) - start;
    if (open <= 0) continue;
    if (left <= open) return start + left;
    left -= open;
  }
  throw new Error(`No office hours within ${DAYS_AHEAD} days`);
}

const calendars = new Map<string, Promise<(day: string) => boolean>>();

/**
 * Loads the public holidays of a country. The library covers the whole world and takes memory, so it is loaded on first
 * use; the days of a year are computed once.
 */
export function loadPublicHolidays(country: string): Promise<(day: string) => boolean> {
  const known = calendars.get(country);
  if (known) return known;
  const made = load(country);
  calendars.set(country, made);
  return made;
}

async function load(country: string): Promise<(day: string) => boolean> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(country, { types: ['public'] });
  const years = new Map<number, ReadonlySet<string>>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    const days = years.get(year) ?? new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    years.set(year, days);
    return days.has(day);
  };
}

/** Computes when a response is due (L21): for emergencies around the clock, for others in office hours. */
export async function calculateResponseDue(
  priority: TicketPriority,
  filedAt: number,
  { office, timeZone }: Pick<ApiSettings, 'office' | 'timeZone'>,
): Promise<number> {
  const { within, businessHours } = responseTargets[priority];
  if (!businessHours) return filedAt + within * 60_000;
  return addBusinessMinutes(filedAt, within, office, timeZone, await loadPublicHolidays(office.holidayCountry));
}
