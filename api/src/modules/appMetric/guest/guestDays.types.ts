import type { Metric } from '../aggregate/eventMetrics.ts';

/** By day how often a guest opened the app, how often it crashed, and how many stamps there were, if any. */
export type GuestDays = Record<string, [opens: number, crashes: number, stamps?: number]>;

/** Takes what is added to a figure of a day; the part is empty where none is given. */
export type AddToDay = (day: string, metric: Metric, amount: number, part?: string) => void;
