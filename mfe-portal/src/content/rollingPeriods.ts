import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';

interface LastDaysCopy {
  id: RecentPeriod;
  label: string;
  /** Label of the previous period. */
  before: string;
}

/** Periods that end today. */
export const rollingPeriods: readonly LastDaysCopy[] = [
  { id: 'today', label: 'Today', before: 'Yesterday' },
  { id: 'week', label: 'Seven days', before: 'The seven days before' },
  { id: 'month', label: 'Thirty days', before: 'The thirty days before' },
];

export const rollingPeriodCopy = {
  label: 'Period',
  /** Daily chart; for today, the chart shows the week that ends today. */
  byDay: (what: string, days: number) => `${what} by day, last ${days} days`,
  allInAll: (days: number, total: string) => `${total} in all, on ${days} days that reported.`,
} as const;
