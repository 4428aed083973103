import { addDays } from '../../../time/calendar.ts';
import type { AddToDay, GuestDays } from './guestDays.types.ts';
import { firstDaysOf, recordReturn } from './returningGuests.ts';

/** A guest counts as one of the month for so many days, the day itself included. */
export const MONTH_DAYS = 30;

/** The nearest days before and after one on which the app was opened. */
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
 * Notes that a guest opened the app on a day, and adds what that changes. `monthlyGuests` are differences: the guest is
 * one of the month on the days that this day alone covers, from the first of them until the one after the last.
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

/** Notes that the app crashed under a guest: each time it was opened that day, before or after, was with a crash. */
export function recordCrashed(days: GuestDays, day: string, add: AddToDay): void {
  const [opens, crashes, ...stamps] = days[day] ?? [0, 0];
  if (crashes === 0 && opens > 0) add(day, 'crashedSessions', opens);
  days[day] = [opens, crashes + 1, ...stamps];
}

/** Notes a stamp: with the first of all a guest is a member. */
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
 * Forgets the days before a day: no event that may still come asks for them. The first two on which the app was opened
 * stay, and the first with a stamp: they say since when somebody is a guest, has come back, and is a member.
 */
export function pruneGuestDays(days: GuestDays, before: string): void {
  const old = Object.keys(days).filter((day) => day < before);
  if (old.length === 0) return;
  const { opened, again, stamped } = firstDaysOf(days);
  for (const day of old) if (day !== opened && day !== again && day !== stamped) delete days[day];
}
