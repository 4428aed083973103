import { addDays } from '../../../time/calendar.ts';
import type { AppGuest } from './AppGuest.entity.ts';
import type { GuestDays } from './guestDays.types.ts';

/** Number of days up to a guest's last one in which activity is counted: the retention of events. */
export const ACTIVITY_DAYS = 90;

/** Summarizes the days of a guest in columns that audiences are selected by. */
export function summarizeGuestDays(days: GuestDays): Pick<AppGuest, 'lastDay' | 'firstDay' | 'openDays' | 'stamps'> {
  const known = Object.keys(days).sort();
  const lastDay = known.at(-1) ?? '';
  const since = lastDay === '' ? '' : addDays(lastDay, 1 - ACTIVITY_DAYS);
  let [openDays, stamps] = [0, 0];
  for (const [day, [opens, , given = 0]] of Object.entries(days)) {
    if (day < since) continue;
    if (opens > 0) openDays += 1;
    stamps += given;
  }
  return { lastDay, firstDay: known[0] ?? null, openDays, stamps };
}
