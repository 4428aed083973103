import { addDays } from '../../../time/calendar.ts';
import { MONTH_DAYS } from '../guest/guestDays.ts';

/** Sorts before every day: running totals are read from here. */
export const BEGINNING = '0000-00-00';

/** Returns the 30 days up to a day and the 30 before, ends included: the window of monthly active guests. */
export function getLast30Days(today: string): { from: string; to: string; beforeFrom: string; beforeTo: string } {
  const from = addDays(today, 1 - MONTH_DAYS);
  return { from, to: today, beforeFrom: addDays(from, -MONTH_DAYS), beforeTo: addDays(from, -1) };
}

/** Lists every day of a range, ends included. */
export function listDays({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
