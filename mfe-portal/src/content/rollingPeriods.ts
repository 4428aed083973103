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
  { id: 'week', label: 'Seven days', before: 'Previous seven days' },
  { id: 'month', label: 'Thirty days', before: 'Previous thirty days' },
];

export const rollingPeriodCopy = {
  label: 'Period',
  /** Daily chart; for today, the chart shows the week that ends today. */
  byDay: (what: string, days: number) => `${what} by day, last ${days} days`,
  totalSummary: (days: number, total: string) => `${total} in total, from ${days} days with data.`,
} as const;
