import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';
import { type ComparedDaysReply, type RecentPeriod, recentPeriodQuery } from './recentPeriod.ts';

/** Startup times above this fall into one bucket, reported as `STARTUP_MS_OVERFLOW`. */
export const STARTUP_MS_MAX = 10_000;
/** One hour, the longest startup time that can be reported. */
export const STARTUP_MS_OVERFLOW = 3600_000;

/** A day of the period; for `today`, the week up to it. Null without reports. */
export interface PerformancePointReply {
  at: string;
  /** In percent, two decimals; null without app opens. */
  crashFree: number | null;
  /** Median and 95th percentile of startup time in milliseconds; null without timings. */
  startupP50: number | null;
  startupP95: number | null;
  errors: number | null;
}

/** Performance of a client's app on guests' phones. */
export interface PerformanceReply {
  period: RecentPeriod;
  days: ComparedDaysReply;
  lastReportOn: string | null;
  /** Percentage of app opens without a crash, two decimals; null without app opens. */
  crashFree: MetricReply;
  /** Median startup time in milliseconds; null without timings. */
  startupP50: MetricReply;
  /** 95th percentile of startup time. */
  startupP95: MetricReply;
  /** Number of crashes. */
  errors: MetricReply;
  series: PerformancePointReply[];
  /** Of the period, most errors first, at most ten, with the number of app opens. */
  versions: { version: string; errors: number; opens: number }[];
  /** Of the period, most app opens first, at most ten. */
  devices: { device: string; errors: number; opens: number }[];
}

/** Performance of a client's app. */
export const performance = withPermission(['Analytics'], {
  read: endpoint.find('/api/performance', 'client', recentPeriodQuery, reply<PerformanceReply>()),
});
