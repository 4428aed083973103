import { type InferType, object } from 'yup';
import { optionalDay, optionalLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Names of the daily metrics. */
export const metricNames = [
  /** Guests who opened the app. */
  'dailyActiveUsers',
  /** Guests who opened the app in the 30 days up to the date. */
  'monthlyActiveUsers',
  /** A running total. */
  'registeredUsers',
  'downloads',
  /** Orders completed that day. */
  'orders',
  /** Completed orders minus refunds of that day, in minor units: one row per currency. */
  'revenue',
  /** Percentage of app opens without a crash of the same guest that day. */
  'crashFreeSessions',
  'reservations',
  'noShows',
  'stamps',
  'rewards',
  'views',
] as const;
export type MetricName = (typeof metricNames)[number];

/** Maximum number of days per response: two years, and the day they began. */
export const METRIC_DAYS_MAX = 732;

const DAY = say(/*i18n*/ 'Please enter the date as YYYY-MM-DD.');

const isMetricName = (name: string): name is MetricName => (metricNames as readonly string[]).includes(name);

/** Splits a comma-separated list of names. */
export const parseMetricNames = (text: string): MetricName[] =>
  [...new Set(text.split(','))].map((name) => name.trim()).filter(isMetricName);

/** Metrics and days (calendar of Copenhagen, both ends inclusive). Defaults: all metrics, last seven days. */
export const metricQuery = object({
  metrics: optionalLine(400).test(
    'metrics',
    'List metric names separated by commas.',
    (text) => !text || text.split(',').every((name) => isMetricName(name.trim())),
  ),
  from: optionalDay(DAY),
  to: optionalDay(DAY),
});

export type MetricQuery = InferType<typeof metricQuery>;

/** A metric of one day. Null without reports; zero is a value. */
export interface MetricPointReply {
  date: string;
  metric: MetricName;
  value: number | null;
  /** ISO 4217 code of an amount. */
  currency: string | null;
  /** Source of the value and time of its latest report; null without reports. */
  source: string | null;
  readAt: string | null;
}

/** Metrics of a client's app. */
export const appMetric = withPermission(['Analytics'], {
  list: endpoint.find('/api/figures', 'client', metricQuery, reply<MetricPointReply[]>()),
});
