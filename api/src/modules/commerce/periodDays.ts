import type { CommercePeriod, CommerceReply } from '@skal/contracts/analytics/commerce';
import { addDays, getMonday } from '../../time/calendar.ts';

/** Days of a period up to today, and the same number of the previous period; for a day, the whole previous day. */
export type PeriodDays = CommerceReply['days'];

/** Returns the same day of another month, or its last day if it is shorter. */
function clampDay(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Returns the days of the period that contains a day. A week begins on Monday. */
export function getPeriodDays(period: CommercePeriod, today: string): PeriodDays {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  if (period === 'daily') {
    const yesterday = addDays(today, -1);
    return { from: today, to: today, beforeFrom: yesterday, beforeTo: yesterday };
  }
  if (period === 'weekly') {
    const monday = getMonday(today);
    return { from: monday, to: today, beforeFrom: addDays(monday, -7), beforeTo: addDays(today, -7) };
  }
  if (period === 'monthly') {
    const [before, previousMonth] = month === 1 ? [year - 1, 12] : [year, month - 1];
    return {
      from: clampDay(year, month, 1),
      to: today,
      beforeFrom: clampDay(before, previousMonth, 1),
      beforeTo: clampDay(before, previousMonth, day),
    };
  }
  const before = year - 1;
  return {
    from: clampDay(year, 1, 1),
    to: today,
    beforeFrom: clampDay(before, 1, 1),
    beforeTo: clampDay(before, month, day),
  };
}
