import { type InferType, object } from 'yup';
import { optionalDay, optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** The figures of a day, by name. */
export const metricNames = [
  /** Guests who opened the app. */
  'dailyActiveUsers',
  /** Guests who opened it in the 30 days up to the date. */
  'monthlyActiveUsers',
  /** A running total. */
  'registeredUsers',
  'downloads',
  /** Completed that day. */
  'orders',
  /** What was completed that day less what was refunded that day, in minor units: a row for each currency. */
  'revenue',
  /** Share of the times that the app was opened without a crash of the same guest that day, in per cent. */
  'crashFreeSessions',
  'reservations',
  'noShows',
  'stamps',
  'rewards',
  'views',
] as const;
export type MetricName = (typeof metricNames)[number];

/** So many days one answer has at most: two years, and the day on which they began. */
export const METRIC_DAYS_MAX = 732;

const DAY = 'Write the day as YYYY-MM-DD.';

const isFigureName = (name: string): name is MetricName => (metricNames as readonly string[]).includes(name);

/** The names in a text with commas between. */
export const parseMetricNames = (text: string): MetricName[] =>
  [...new Set(text.split(','))].map((name) => name.trim()).filter(isFigureName);

/** Which figures, of which days of Copenhagen, both included: all, and the last seven, where nothing is said. */
export const metricQuery = object({
  metrics: optionalLine(400).test(
    'metrics',
    'Say the metrics by their names, with commas between.',
    (text) => !text || text.split(',').every((name) => isFigureName(name.trim())),
  ),
  from: optionalDay(DAY),
  to: optionalDay(DAY),
});

export type MetricQuery = InferType<typeof metricQuery>;

/** A figure of a day. Of a day without any report it is null, and zero is a figure. */
export interface MetricPointReply {
  date: string;
  metric: MetricName;
  value: number | null;
  /** Of an amount of money, as ISO 4217 has it. */
  currency: string | null;
  /** What reported it, and when the last of it came; null with no report. */
  source: string | null;
  readAt: string | null;
}

/** What a client's guests have done. */
export const appMetric = {
  list: endpoint.find('/api/figures', 'client', metricQuery, reply<MetricPointReply[]>()),
};
