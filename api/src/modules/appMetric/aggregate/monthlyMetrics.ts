import type { Metric } from './eventMetrics.ts';

/** Figures of items: each day has a row for each of them, so a year is thousands. */
export type ItemMetric = 'orderItems' | 'itemRevenue';

/** What is added up by month as well as by day; the day of a month is its first. */
export const monthlyMetricOf: Readonly<Record<ItemMetric, Metric>> = {
  orderItems: 'monthItems',
  itemRevenue: 'monthItemRevenue',
};

const METRICS = new Map<Metric, Metric>(Object.entries(monthlyMetricOf) as [ItemMetric, Metric][]);
const OF_MONTHS: ReadonlySet<Metric> = new Set(METRICS.values());

/** The sum of a month that a figure of a day goes into; nothing where it goes into none. */
export const monthMetric = (metric: Metric): Metric | undefined => METRICS.get(metric);

export const isMonthlyMetric = (metric: Metric): boolean => OF_MONTHS.has(metric);

/** The first day of a day's month. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
