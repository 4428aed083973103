import { addDays } from '../../../time/calendar.ts';
import type { AddToDay, GuestDays } from './guestDays.types.ts';
import { firstDaysOf, recordReturn } from './returningGuests.ts';

/** Number of days for which a guest counts as monthly active, the day itself included. */
export const MONTH_DAYS = 30;

/** Returns the nearest days before and after a day on which the app was opened. */
function neighbours(days: GuestDays, day: string): { before: string | undefined; after: string | undefined } {
  let before: string | undefined;
  let after: string | undefined;
  for (const [other, [opens]] of Object.entries(days)) {
    if (opens === 0) continue;
    if (other < day && (before === undefined || other > before)) before = other;
    if (other > day && (after === undefined || other < after)) after = other;
  }
  return { before, after };
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * Records that a guest opened the app on a day, and adds the resulting changes. `monthlyGuests` are differences: plus
 * one on the first day that only this opening covers, minus one after the last.
 */
export function recordOpened(days: GuestDays, day: string, add: AddToDay): void {
  const [opens, crashes, ...stamps] = days[day] ?? [0, 0];
  if (opens === 0) {
    add(day, 'activeGuests', 1);
    recordReturn(days, day, add);
    const { before, after } = neighbours(days, day);
    const from = before === undefined ? day : later(day, addDays(before, MONTH_DAYS));
    const end = addDays(day, MONTH_DAYS);
    const until = after === undefined ? end : earlier(end, after);
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
  const { stamped } = firstDaysOf(days);
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
  const { opened, again, stamped } = firstDaysOf(days);
  for (const day of old) if (day !== opened && day !== again && day !== stamped) delete days[day];
}
