import { type MetricSourceReply, metricSource } from '@skal/contracts/app/metricSource';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes an app as data source. */
export const makeDataSource = (change: Partial<MetricSourceReply> = {}): MetricSourceReply => ({
  ...{ source: 'App', since: '2026-10-01', lastAt: '2026-11-21T05:00:00.000Z' },
  ...change,
});

/** Mocks a client's data sources. */
export const dataSourceHandler = (...reporters: MetricSourceReply[]): RequestHandler =>
  mockEndpoint(metricSource.list, () => reporters);
