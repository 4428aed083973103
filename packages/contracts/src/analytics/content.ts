import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';
import { type ComparedDaysReply, type RecentPeriod, recentPeriodQuery } from './recentPeriod.ts';

/** A day of the period; for `today`, the week up to it. Null without reports. */
export interface ContentPointReply {
  at: string;
  views: number | null;
  /** The day one period earlier; for `today`, a week earlier. */
  before: number | null;
}

/** Content views in a client's app. */
export interface ContentReply {
  period: RecentPeriod;
  days: ComparedDaysReply;
  lastReportOn: string | null;
  views: MetricReply;
  series: ContentPointReply[];
  /** Of the period, most viewed first, at most ten. */
  mostViewed: { item: string; views: number }[];
  /** Of the period, most shown first, at most ten. */
  screens: { screen: string; shows: number }[];
}

/** Content views in a client's app. */
export const content = withPermission(['Analytics'], {
  read: endpoint.find('/api/content', 'client', recentPeriodQuery, reply<ContentReply>()),
});
