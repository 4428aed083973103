import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';
import { type ComparedDaysReply, type RecentPeriod, recentPeriodQuery } from './recentPeriod.ts';

/** Starts that took longer than this are not told apart: a figure of theirs is `STARTUP_MS_OVERFLOW`. */
export const STARTUP_MS_MAX = 10_000;
/** An hour, which no start that is reported takes longer than. */
export const STARTUP_MS_OVERFLOW = 3600_000;

/** A day of the period; of today, the week up to it. All is null where nothing was reported. */
export interface PerformancePointReply {
  at: string;
  /** In per cent, to the hundredth; null besides where nobody opened the app. */
  crashFree: number | null;
  /** Milliseconds that half of the starts took at most, and 95 of 100; null besides where none was timed. */
  startupP50: number | null;
  startupP95: number | null;
  errors: number | null;
}

/** How a client's app ran on the phones of its guests. */
export interface PerformanceReply {
  period: RecentPeriod;
  days: ComparedDaysReply;
  lastReportOn: string | null;
  /** In per cent of the times that it was opened, to the hundredth; null where nobody opened it. */
  crashFree: MetricReply;
  /** Milliseconds that half of the starts took at most; null where none was timed. */
  startupP50: MetricReply;
  /** The same of 95 of 100. */
  startupP95: MetricReply;
  /** How often it crashed. */
  errors: MetricReply;
  series: PerformancePointReply[];
  /** Of the period, most errors first, at most ten; how often each was opened stands beside. */
  versions: { version: string; errors: number; opens: number }[];
  /** Of the period, most opened first, at most ten. */
  devices: { device: string; errors: number; opens: number }[];
}

/** How a client's app runs. */
export const performance = {
  read: endpoint.find('/api/performance', 'client', recentPeriodQuery, reply<PerformanceReply>()),
};
