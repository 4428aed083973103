import { type PerformanceReply, performance } from '@skal/contracts/analytics/performance';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';
import { daysBefore, rollingPeriodDays } from './rollingPeriods.ts';

/** Makes the performance of an app without reports. */
export const makePerformance = (period: RecentPeriod, change: Partial<PerformanceReply> = {}): PerformanceReply => ({
  ...{ period, days: rollingPeriodDays[period], lastReportOn: null, versions: [], devices: [] },
  ...{ crashFree: missingMetric, startupP50: missingMetric, startupP95: missingMetric, errors: missingMetric },
  series: daysBefore(period).map((at) => ({ at, crashFree: null, startupP50: null, startupP95: null, errors: null })),
  ...change,
});

/** Performance of an app that crashed on some phones. */
export const samplePerformance = (period: RecentPeriod): PerformanceReply =>
  makePerformance(period, {
    lastReportOn: '2026-11-21',
    ...{ crashFree: makeMetric(99.2, 99.6), startupP50: makeMetric(800, 1000) },
    ...{ startupP95: makeMetric(3600_000, 2500), errors: makeMetric(4, 1) },
    series: daysBefore(period).map((at, index) => {
      if (index === 1) return { at, crashFree: null, startupP50: null, startupP95: null, errors: null };
      const startupP50 = index % 2 === 0 ? 800 : 1000;
      return { at, crashFree: 99.5, startupP50, startupP95: 3 * startupP50, errors: index % 4 };
    }),
    versions: [
      { version: '1.2.0', errors: 3, opens: 210 },
      { version: '1.2.1', errors: 1, opens: 340 },
      { version: '1.1.0', errors: 0, opens: 12 },
    ],
    devices: [
      { device: 'iPhone', errors: 1, opens: 341 },
      { device: 'Android', errors: 3, opens: 221 },
    ],
  });

export const performanceHandlers = (reply: (period: RecentPeriod) => PerformanceReply): RequestHandler =>
  mockEndpoint(performance.read, ({ body }: { body: { period: RecentPeriod } }) => reply(body.period));
