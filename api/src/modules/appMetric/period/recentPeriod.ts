import type { ComparedDaysReply, RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import { addDays } from '../../../time/calendar.ts';

const WEEK = 7;
const LENGTHS: Readonly<Record<RecentPeriod, number>> = { today: 1, week: WEEK, month: 30 };

export interface RecentDays {
  readonly days: ComparedDaysReply;
  /** The days that are drawn one by one: those of the period, or a week where it is a single day. */
  readonly steps: readonly string[];
}

/** The days of a period that ends today, and as many before it. */
export function recentDays(period: RecentPeriod, today: string): RecentDays {
  const length = LENGTHS[period];
  const from = addDays(today, 1 - length);
  const drawn = Math.max(length, WEEK);
  return {
    days: { from, to: today, beforeFrom: addDays(from, -length), beforeTo: addDays(from, -1) },
    steps: Array.from({ length: drawn }, (_, index) => addDays(today, 1 - drawn + index)),
  };
}
