import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';

/** A day, and the day 30 days before it; null where nothing was reported. */
export interface NotificationPointReply {
  at: string;
  delivered: number | null;
  opened: number | null;
  /** Openings of the day to deliveries of the day, in per cent; null as well where nothing was delivered. */
  openRate: number | null;
  deliveredBefore: number | null;
  openedBefore: number | null;
  openRateBefore: number | null;
}

/** What became of the notifications of a client's app. `before` of a figure is the same of the 30 days before. */
export interface NotificationReply {
  /** The 30 days up to today, and those they are held against, both ends included. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  lastReportOn: string | null;
  /** `before` is that of yesterday. */
  deliveredToday: MetricReply;
  delivered: MetricReply;
  opened: MetricReply;
  /** In per cent, to the hundredth; null where nothing was delivered. */
  openRate: MetricReply;
  series: NotificationPointReply[];
}

/** The notifications of a client's app. */
export const notification = {
  read: endpoint.get('/api/notifications', 'client', reply<NotificationReply>()),
};
