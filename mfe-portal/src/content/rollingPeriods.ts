import { plural, t } from '@lingui/core/macro';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';

interface LastDaysCopy {
  id: RecentPeriod;
  label: string;
  /** Label of the previous period. */
  before: string;
}

/** Periods that end today. */
export const rollingPeriods: readonly LastDaysCopy[] = [
  { id: 'today', label: t`Today`, before: t`Yesterday` },
  { id: 'week', label: t`Seven days`, before: t`Previous seven days` },
  { id: 'month', label: t`Thirty days`, before: t`Previous thirty days` },
];

export const rollingPeriodCopy = {
  label: t`Period`,
  /** Daily chart; for today, the chart shows the week that ends today. */
  byDay: (what: string, days: number) => t`${what} by day, last ${days} days`,
  totalSummary: (days: number, total: string) =>
    plural(days, {
      one: `${total} in total, from # day with data.`,
      other: `${total} in total, from # days with data.`,
    }),
} as const;
