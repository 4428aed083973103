import { addDays, getMonday } from '../../../time/calendar.ts';
import type { AddToDay, GuestDays } from './guestDays.types.ts';

/** First days of a guest, kept as long as the row. */
interface FirstDays {
  /** First two days on which the app was opened. */
  readonly opened: string | undefined;
  readonly again: string | undefined;
  /** First day with a stamp. */
  readonly stamped: string | undefined;
}

function findFirstDays(days: GuestDays): FirstDays {
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
const listWeeks = (days: GuestDays): Set<string> =>
  new Set(Object.entries(days).flatMap(([day, [opens]]) => (opens > 0 ? [getMonday(day)] : [])));

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
function recordReturn(days: GuestDays, day: string, add: AddToDay): void {
  const week = getMonday(day);
  const { opened, again } = findFirstDays(days);
  if (opened === undefined) {
    add(week, 'weekGuests', 1, week);
    return;
  }
  const since = getMonday(opened);
  if (week < since) {
    for (const one of listWeeks(days)) {
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

/** Number of days for which a guest counts as monthly active, the day itself included. */
export const MONTH_DAYS = 30;

/** Returns the nearest days before and after a day on which the app was opened. */
function findNeighbours(days: GuestDays, day: string): { before: string | undefined; after: string | undefined } {
  let before: string | undefined;
  let after: string | undefined;
  for (const [other, [opens]] of Object.entries(days)) {
    if (opens === 0) continue;
    if (other < day && (before === undefined || other > before)) before = other;
    if (other > day && (after === undefined || other < after)) after = other;
  }
  return { before, after };
}

const maxDay = (one: string, other: string) => (one > other ? one : other);
const minDay = (one: string, other: string) => (one < other ? one : other);

/**
 * Records that a guest opened the app on a day, and adds the resulting changes. `monthlyGuests` are differences: plus
 * one on the first day that only this opening covers, minus one after the last.
 */
export function recordOpened(days: GuestDays, day: string, add: AddToDay): void {
  const [opens, crashes, ...stamps] = days[day] ?? [0, 0];
  if (opens === 0) {
    add(day, 'activeGuests', 1);
    recordReturn(days, day, add);
    const { before, after } = findNeighbours(days, day);
    const from = before === undefined ? day : maxDay(day, addDays(before, MONTH_DAYS));
    const end = addDays(day, MONTH_DAYS);
    const until = after === undefined ? end : minDay(end, after);
    if (from < until) {
      add(from, 'monthlyGuests', 1);
      add(until, 'monthlyGuests', -1);
    }
  }
  if (crashes > 0) add(day, 'crashedSessions', 1);
  days[day] = [opens + 1, crashes, ...stamps];
}

/** Records a crash for a guest: every opening of that day, before or after it, counts as one with a crash. */
export function recordCrashed(days: GuestDays, day: string, add: AddToDay): void {
  const [opens, crashes, ...stamps] = days[day] ?? [0, 0];
  if (crashes === 0 && opens > 0) add(day, 'crashedSessions', opens);
  days[day] = [opens, crashes + 1, ...stamps];
}

/** Records a stamp: with the first one a guest becomes a member. */
export function recordStamped(days: GuestDays, day: string, add: AddToDay): void {
  const [opens, crashes, stamps = 0] = days[day] ?? [0, 0];
  const { stamped } = findFirstDays(days);
  if (stamped === undefined || day < stamped) {
    if (stamped !== undefined) add(stamped, 'members', -1);
    add(day, 'members', 1);
  }
  days[day] = [opens, crashes, stamps + 1];
}

/**
 * Prunes the days before a day, which no later event can need. The first two openings and the first stamp stay: they
 * determine new, returning and member guests.
 */
export function pruneGuestDays(days: GuestDays, before: string): void {
  const old = Object.keys(days).filter((day) => day < before);
  if (old.length === 0) return;
  const { opened, again, stamped } = findFirstDays(days);
  for (const day of old) if (day !== opened && day !== again && day !== stamped) delete days[day];
}
