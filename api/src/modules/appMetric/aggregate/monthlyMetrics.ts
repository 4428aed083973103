import type { Metric } from './eventMetrics.ts';

/** Item metrics: each day has a row per item, so a year has thousands. */
export type ItemMetric = 'orderItems' | 'itemRevenue';

/** Metrics that are aggregated by month as well as by day; a month's row has its first day. */
export const monthlyMetricOf: Readonly<Record<ItemMetric, Metric>> = {
  orderItems: 'monthItems',
  itemRevenue: 'monthItemRevenue',
};

const METRICS = new Map<Metric, Metric>(Object.entries(monthlyMetricOf) as [ItemMetric, Metric][]);
const OF_MONTHS: ReadonlySet<Metric> = new Set(METRICS.values());

/** Returns the monthly metric that a daily one adds to; undefined if there is none. */
export const getMonthlyMetric = (metric: Metric): Metric | undefined => METRICS.get(metric);

export const isMonthlyMetric = (metric: Metric): boolean => OF_MONTHS.has(metric);

/** Returns the first day of a day's month. */
export const getFirstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
