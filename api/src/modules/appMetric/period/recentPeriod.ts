import type { ComparedDaysReply, RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import { addDays } from '../../../time/calendar.ts';

const WEEK_DAYS = 7;
const LENGTHS: Readonly<Record<RecentPeriod, number>> = { today: 1, week: WEEK_DAYS, month: 30 };

export interface RecentDays {
  readonly days: ComparedDaysReply;
  /** Days of the chart: those of the period, or a week if the period is a single day. */
  readonly steps: readonly string[];
}

/** Returns the days of a period that ends today, and the same number before. */
export function getRecentDays(period: RecentPeriod, today: string): RecentDays {
  const length = LENGTHS[period];
  const from = addDays(today, 1 - length);
  const chartDays = Math.max(length, WEEK_DAYS);
  return {
    days: { from, to: today, beforeFrom: addDays(from, -length), beforeTo: addDays(from, -1) },
    steps: Array.from({ length: chartDays }, (_, index) => addDays(today, 1 - chartDays + index)),
  };
}
