import type { ActionReply } from '../app/appAction.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { OrderLineReply } from './commerce.ts';
import type { MetricReply } from './overview.ts';

/** Maximum number of active orders per response: those that have waited longest. */
export const ACTIVE_ORDERS_MAX = 100;

/** An order in preparation. */
export interface ActiveOrderReply {
  id: string;
  /** The app's name for the order. */
  order: string;
  /** When it was placed. */
  at: string;
  /** Its items; empty when the app reported none. */
  lines: OrderLineReply[];
  /** The first item; kept for portals released before order lines. */
  item: string | null;
  /** Amount to pay; null when the app reported none. */
  amount: number | null;
  currency: string | null;
  /** What the portal has answered; an order that it closed is listed until the app knows it. */
  action: ActionReply;
}

/** Takeaway orders. `before` is the value for the same weekday a week ago, up to the same time of day. */
export interface TakeawayReply {
  lastReportOn: string | null;
  /** The day of the metrics. */
  date: string;
  /** Placed in the last 24 hours and not completed, cancelled or refunded since; oldest first. */
  active: ActiveOrderReply[];
  /** Number of active orders, including those not listed. */
  activeCount: number;
  /** Main currency (ISO 4217): DKK if present, else the first alphabetically; null without revenue. */
  currency: string | null;
  /** Minus refunds. */
  revenue: MetricReply;
  /** Revenue in other currencies; currencies are never summed. */
  otherRevenue: { currency: string; value: number }[];
  /** Reported by the app, and completed in the portal while the app has not reported it. */
  completed: MetricReply;
  /** Average minutes, one decimal, of orders with a reported time; null without any. */
  preparation: MetricReply;
}

/** Orders of the channel `takeaway`. */
export const takeaway = withPermission(['Orders', 'Analytics'], {
  read: endpoint.get('/api/takeaway', 'client', reply<TakeawayReply>()),
});
