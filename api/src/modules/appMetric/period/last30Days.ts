import { addDays } from '../../../time/calendar.ts';
import { MONTH_DAYS } from '../guest/guestDays.ts';

/** Before anything was reported: of running totals all days are read. */
export const BEGINNING = '0000-00-00';

/** The 30 days up to a day, and the 30 before them, both ends included: for as long a guest counts as one of the month. */
export function last30Days(today: string): { from: string; to: string; beforeFrom: string; beforeTo: string } {
  const from = addDays(today, 1 - MONTH_DAYS);
  return { from, to: today, beforeFrom: addDays(from, -MONTH_DAYS), beforeTo: addDays(from, -1) };
}

/** Every day from one to another, both included. */
export function daysBetween({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
