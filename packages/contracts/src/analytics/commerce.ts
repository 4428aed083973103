import { type InferType, object } from 'yup';
import type { Channel } from '../app/eventField.ts';
import { optionalEnumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';

/** Today and the current week (from Monday), month and year, up to now. */
export const commercePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type CommercePeriod = (typeof commercePeriods)[number];

export const commerceQuery = object({
  period: optionalEnumField(commercePeriods, 'period must be daily, weekly, monthly or yearly.').default('daily'),
});

export type CommerceQuery = InferType<typeof commerceQuery>;

/** An hour of today (`2026-11-21T14`), a day, or a month (`2026-11`) of the period. */
export interface SalesPointReply {
  at: string;
  /** Completed orders; null when the day or month has no reports. */
  orders: number | null;
  /** In the main currency; also null per hour, because revenue is not stored by hour. */
  revenue: number | null;
  /** The same for the corresponding point of the previous period. */
  ordersBefore: number | null;
  revenueBefore: number | null;
}

export interface BestSellerReply {
  item: string;
  /** Quantity ordered minus quantity refunded; an order without a quantity counts as one. */
  quantity: number;
  /** Same value; kept for portals released before order lines. */
  orders: number;
  /** Percentage of the quantity of all items, one decimal. */
  share: number;
  /** Order amounts minus refunds by currency; currencies are never summed. Empty when no order has an amount. */
  revenue: { currency: string; value: number }[];
}

/** An item of an order with its quantity. */
export interface OrderLineReply {
  item: string;
  quantity: number;
}

export interface RecentOrderReply {
  id: string;
  /** The app's name for the order. */
  order: string;
  at: string;
  amount: number;
  currency: string;
  channel: Channel | null;
  /** Empty when the app reported no items. */
  lines: OrderLineReply[];
}

/** Sales of a period. `before` is the same part of the previous period; a day is compared with a whole day. */
export interface CommerceReply {
  period: CommercePeriod;
  /** Days of the period and of the previous one, both ends inclusive. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  /** Main currency (ISO 4217): DKK if present, else the first alphabetically; null without revenue. */
  currency: string | null;
  lastReportOn: string | null;
  /** Minus refunds. */
  revenue: MetricReply;
  /** Revenue in other currencies; currencies are never summed. */
  otherRevenue: { currency: string; value: number }[];
  orders: MetricReply;
  /** Of completed orders, ignoring refunds; null when orders use several currencies. */
  averageOrder: MetricReply;
  series: SalesPointReply[];
  /** Items by quantity, most first, at most ten. */
  bestSellers: BestSellerReply[];
  /** Busiest hours of the week, most orders first, at most five. 0 is Sunday. */
  busiest: { weekday: number; hour: number; orders: number }[];
  /**
   * Hours of the week with orders in this or the previous period, from Sunday 00:00 on. `before` is null without
   * reports, and always for a day, because the previous day is another weekday.
   */
  weekHours: { weekday: number; hour: number; orders: number; before: number | null }[];
  /** The ten newest orders of the last seven days. */
  recent: RecentOrderReply[];
}

/** Sales in a client's app. */
export const commerce = withPermission(['Analytics'], {
  read: endpoint.find('/api/commerce', 'client', commerceQuery, reply<CommerceReply>()),
});
