import type { OfficeHours } from '../../../settings/settings.ts';
import { addDays, timestampAt, wallClock, weekdayOf } from '../../../time/calendar.ts';

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
  let { day } = wallClock(from, timeZone);
  for (let searched = 0; searched < DAYS_AHEAD; searched += 1, day = addDays(day, 1)) {
    if (!days.includes(weekdayOf(day)) || isHoliday(day)) continue;
    const start = Math.max(from, timestampAt(day, opens, timeZone));
    const open = timestampAt(day, closes, timeZone) - start;
    if (open <= 0) continue;
    if (left <= open) return start + left;
    left -= open;
  }
  throw new Error(`No office hours within ${DAYS_AHEAD} days`);
}
