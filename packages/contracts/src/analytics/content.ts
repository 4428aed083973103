import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';
import { type ComparedDaysReply, type RecentPeriod, recentPeriodQuery } from './recentPeriod.ts';

/** A day of the period; of today, the week up to it. Null where nothing was reported. */
export interface ContentPointReply {
  at: string;
  views: number | null;
  /** Of the day as many days earlier as the period has; of today, a week earlier. */
  before: number | null;
}

/** What guests of a client's app read. */
export interface ContentReply {
  period: RecentPeriod;
  days: ComparedDaysReply;
  lastReportOn: string | null;
  views: MetricReply;
  series: ContentPointReply[];
  /** Of the period, most first, at most ten. */
  mostViewed: { item: string; views: number }[];
  /** Of the period, most shown first, at most ten. */
  screens: { screen: string; shows: number }[];
}

/** What of a client's app is read. */
export const content = {
  read: endpoint.find('/api/content', 'client', recentPeriodQuery, reply<ContentReply>()),
};
