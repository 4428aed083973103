import { addDays, mondayOf } from '../../../time/calendar.ts';
import type { AddToDay, GuestDays } from './guestDays.types.ts';

/** What is remembered of a guest for as long as the row is kept. */
interface FirstDays {
  /** The first day on which the app was opened, and the next one. */
  readonly opened: string | undefined;
  readonly again: string | undefined;
  /** The first day with a stamp. */
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

/** The weeks in which the app was opened, by their Mondays. */
const weeksOf = (days: GuestDays): Set<string> =>
  new Set(Object.entries(days).flatMap(([day, [opens]]) => (opens > 0 ? [mondayOf(day)] : [])));

/** Whether it was opened in the week that begins on a Monday. */
function wasOpenedIn(days: GuestDays, week: string): boolean {
  const last = addDays(week, 6);
  return Object.entries(days).some(([day, [opens]]) => opens > 0 && day >= week && day <= last);
}

/**
 * Adds what a day changes on which a guest had not opened the app so far. `weekGuests` are the guests of a week, apart by
 * the week of their first opening: one who turns out to have come earlier moves with all the weeks. `returnedGuests` are
 * those who came back, counted on the second day of each.
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
