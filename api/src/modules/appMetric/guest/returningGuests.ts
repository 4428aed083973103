import { addDays, mondayOf } from '../../../time/calendar.ts';
import type { AddToDay, GuestDays } from './guestDays.types.ts';

/** First days of a guest, kept as long as the row. */
interface FirstDays {
  /** First two days on which the app was opened. */
  readonly opened: string | undefined;
  readonly again: string | undefined;
  /** First day with a stamp. */
  readonly stamped: string | undefined;
}

export function firstDaysOf(days: GuestDays): FirstDays {
  let [opened, again, stamped]: (string | undefined)[] = [];
  for (const [day, [opens, , stamps = 0]] of Object.entries(days)) {
    if (stamps > 0 && (stamped === undefined || day < stamped)) stamped = day;
    if (opens === 0) continue;
    if (opened === undefined || day < opened) [opened, again] = [day, opened];
    else if (again === undefined || day < again) again = day;
  }
  return { opened, again, stamped };
}

/** Returns the weeks with openings, as their Mondays. */
const weeksOf = (days: GuestDays): Set<string> =>
  new Set(Object.entries(days).flatMap(([day, [opens]]) => (opens > 0 ? [mondayOf(day)] : [])));

/** Whether the app was opened in the week of a Monday. */
function wasOpenedIn(days: GuestDays, week: string): boolean {
  const last = addDays(week, 6);
  return Object.entries(days).some(([day, [opens]]) => opens > 0 && day >= week && day <= last);
}

/**
 * Adds the changes of a day on which a guest had not opened the app before. `weekGuests` are the guests of a week,
 * split by the week of their first opening: an earlier first opening moves all weeks of the guest. `returnedGuests` are
 * returning guests, counted on each one's second day.
 */
export function recordReturn(days: GuestDays, day: string, add: AddToDay): void {
  const week = mondayOf(day);
  const { opened, again } = firstDaysOf(days);
  if (opened === undefined) {
    add(week, 'weekGuests', 1, week);
    return;
  }
  const since = mondayOf(opened);
  if (week < since) {
    for (const one of weeksOf(days)) {
      add(one, 'weekGuests', -1, since);
      add(one, 'weekGuests', 1, week);
    }
    add(week, 'weekGuests', 1, week);
  } else if (!wasOpenedIn(days, week)) add(week, 'weekGuests', 1, since);
  const second = day < opened ? opened : day;
  if (again !== undefined && again <= second) return;
  if (again !== undefined) add(again, 'returnedGuests', -1);
  add(second, 'returnedGuests', 1);
}
