import { type ContentReply, content } from '@skal/contracts/analytics/content';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';
import { daysBefore, rollingPeriodDays } from './rollingPeriods.ts';

/** Makes the content views of an app without reports. */
export const makeContent = (period: RecentPeriod, change: Partial<ContentReply> = {}): ContentReply => ({
  ...{ period, days: rollingPeriodDays[period], lastReportOn: null, views: missingMetric, mostViewed: [], screens: [] },
  series: daysBefore(period).map((at) => ({ at, views: null, before: null })),
  ...change,
});

/** Content views of an app in use. */
export const sampleContent = (period: RecentPeriod): ContentReply =>
  makeContent(period, {
    ...{ lastReportOn: '2026-11-21', views: makeMetric(46, 38) },
    series: daysBefore(period).map((at, index) => ({ at, views: index === 1 ? null : index * 7, before: index * 6 })),
    mostViewed: [
      { item: 'Wine of the week', views: 21 },
      { item: 'How to taste', views: 12 },
    ],
    screens: [
      { screen: 'Menu', shows: 140 },
      { screen: 'Home', shows: 88 },
    ],
  });

export const contentHandlers = (reply: (period: RecentPeriod) => ContentReply): RequestHandler =>
  mockEndpoint(content.read, ({ body }: { body: { period: RecentPeriod } }) => reply(body.period));
