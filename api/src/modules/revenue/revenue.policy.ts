import { type RevenuePeriod, type RevenueTrend, revenuePeriods } from '@skal/contracts/finance/revenue';
import { addDays, getWeekday } from '../../time/calendar.ts';

/** Maximum relative difference between two months that counts as stable. */
const STABLE = 0.01;

/** First day of each current period; each ends today. */
export type PeriodStarts = Readonly<Record<RevenuePeriod, string>>;

const MONDAY = 1;

/** Returns the first day of the current day, week (from Monday), month and year. */
export const getPeriodStarts = (today: string): PeriodStarts => ({
  daily: today,
  weekly: addDays(today, -((getWeekday(today) + 7 - MONDAY) % 7)),
  monthly: `${today.slice(0, 7)}-01`,
  yearly: `${today.slice(0, 4)}-01-01`,
});

/** Returns the previous month up to the same day; all of it on the last day of a month. */
export function getMonthBefore(today: string): { from: string; to: string } {
  const firstOfThis = `${today.slice(0, 7)}-01`;
  const lastDayBefore = addDays(firstOfThis, -1);
  const month = lastDayBefore.slice(0, 7);
  const isLast = addDays(today, 1).slice(8) === '01';
  const sameDay = `${month}-${today.slice(8)}`;
  return { from: `${month}-01`, to: isLast || sameDay > lastDayBefore ? lastDayBefore : sameDay };
}

/** Classifies a month compared with the previous one. */
export function classifyTrend(now: number, before: number): RevenueTrend {
  const change = now - before;
  if (Math.abs(change) <= STABLE * Math.abs(before)) return 'stable';
  return change > 0 ? 'up' : 'down';
}

/** Returns the last months, the current one last: `2026-11`. */
export function listLastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.UTC(year, month - count + at, 1));
    return date.toISOString().slice(0, 7);
  });
}

/** Returns zero for every period. */
export const createZeroTotals = () =>
  Object.fromEntries(revenuePeriods.map((period) => [period, 0])) as Record<RevenuePeriod, number>;
