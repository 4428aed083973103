import type { Metric } from '../aggregate/eventMetrics.ts';

/** Number of openings, crashes and, if any, stamps of a guest, by day. */
export type GuestDays = Record<string, [opens: number, crashes: number, stamps?: number]>;

/** Adds to a metric of a day; without a dimension by default. */
export type AddToDay = (day: string, metric: Metric, amount: number, dimension?: string) => void;
