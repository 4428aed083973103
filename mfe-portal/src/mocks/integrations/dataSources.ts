import { type MetricSourceReply, metricSource } from '@skal/contracts/app/metricSource';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** An app that reports. */
export const makeDataSource = (change: Partial<MetricSourceReply> = {}): MetricSourceReply => ({
  ...{ source: 'App', since: '2026-10-01', lastAt: '2026-11-21T05:00:00.000Z' },
  ...change,
});

/** What has reported for a client. */
export const reportersAre = (...reporters: MetricSourceReply[]): RequestHandler =>
  mockEndpoint(metricSource.list, () => reporters);
