import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';

/** A day and the day 30 days earlier; null without reports. */
export interface NotificationPointReply {
  at: string;
  delivered: number | null;
  opened: number | null;
  /** Opens divided by deliveries of the day, in percent; null without deliveries. */
  openRate: number | null;
  deliveredBefore: number | null;
  openedBefore: number | null;
  openRateBefore: number | null;
}

/** Notifications of a client's app. `before` is the value for the previous 30 days. */
export interface NotificationReply {
  /** The 30 days up to today and the previous 30, both ends inclusive. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  lastReportOn: string | null;
  /** `before` is yesterday's value. */
  deliveredToday: MetricReply;
  delivered: MetricReply;
  opened: MetricReply;
  /** In percent, two decimals; null without deliveries. */
  openRate: MetricReply;
  series: NotificationPointReply[];
}

/** The notifications of a client's app. */
export const notification = withPermission(['Settings', 'Analytics'], {
  read: endpoint.get('/api/notifications', 'client', reply<NotificationReply>()),
});
