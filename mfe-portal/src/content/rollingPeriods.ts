import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';

interface LastDaysCopy {
  id: RecentPeriod;
  label: string;
  /** What its figures are held against. */
  before: string;
}

/** The periods that end today. */
export const rollingPeriods: readonly LastDaysCopy[] = [
  { id: 'today', label: 'Today', before: 'Yesterday' },
  { id: 'week', label: 'Seven days', before: 'The seven days before' },
  { id: 'month', label: 'Thirty days', before: 'The thirty days before' },
];

export const rollingPeriodCopy = {
  label: 'Period',
  /** What is drawn day by day; of today, the week that it ends. */
  byDay: (what: string, days: number) => `${what} by day, last ${days} days`,
  allInAll: (days: number, total: string) => `${total} in all, on ${days} days that reported.`,
} as const;
