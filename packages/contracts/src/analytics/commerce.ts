import { type InferType, object } from 'yup';
import type { Channel } from '../app/eventField.ts';
import { optionalEnumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';

/** Today, and the week (from Monday), the month and the year that it is in, as far as they have come. */
export const commercePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type CommercePeriod = (typeof commercePeriods)[number];

export const commerceQuery = object({
  period: optionalEnumField(commercePeriods, 'The period is daily, weekly, monthly or yearly.').default('daily'),
});

export type CommerceQuery = InferType<typeof commerceQuery>;

/** An hour of today (`2026-11-21T14`), a day or a month (`2026-11`) of the period. */
export interface SalesPointReply {
  at: string;
  /** Completed; null where nothing was reported of the day, or of any day of the month. */
  orders: number | null;
  /** In the main currency; null besides of each hour: it is not kept by hours. */
  revenue: number | null;
  /** The same of the same hour, day or month of the period before, as much of it as it is held against. */
  ordersBefore: number | null;
  revenueBefore: number | null;
}

export interface BestSellerReply {
  item: string;
  /** Ordered, less what came back; of an order that says no quantity it is one. */
  quantity: number;
  /** The same, for portals from before there were lines. Nothing of ours reads it. */
  orders: number;
  /** Of all pieces of all items, in per cent, to the tenth. */
  share: number;
  /** What orders said of it, less what was given back, by currency: currencies are never added up. Empty where none says. */
  revenue: { currency: string; value: number }[];
}

/** What an order is of, and how many. */
export interface OrderLineReply {
  item: string;
  quantity: number;
}

export interface RecentOrderReply {
  id: string;
  /** As the app calls it. */
  order: string;
  at: string;
  amount: number;
  currency: string;
  channel: Channel | null;
  /** Empty where the app did not say what it was of. */
  lines: OrderLineReply[];
}

/** What was sold in a period. `before` of a figure is the same part of the period before; a day is held against a whole one. */
export interface CommerceReply {
  period: CommercePeriod;
  /** The days that it is of, and those it is held against, both ends included. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  /** The main currency, as ISO 4217 has it: DKK where anything came in DKK, else the first of the alphabet; null without any. */
  currency: string | null;
  lastReportOn: string | null;
  /** Less what was refunded. */
  revenue: MetricReply;
  /** What came in besides, by currency: currencies are never added up. */
  otherRevenue: { currency: string; value: number }[];
  orders: MetricReply;
  /** Of completed orders, refunds left aside; null where several currencies were paid in. */
  averageOrder: MetricReply;
  series: SalesPointReply[];
  /** Items by their pieces, most first, at most ten. */
  bestSellers: BestSellerReply[];
  /** Hours of the week by their orders, most first, at most five. 0 is Sunday. */
  busiest: { weekday: number; hour: number; orders: number }[];
  /**
   * Every hour of the week that has an order, in this period or in the one before, from Sunday's first on. `before` is null
   * where nothing was reported then, and of a day: the one before is another day of the week.
   */
  weekHours: { weekday: number; hour: number; orders: number; before: number | null }[];
  /** The newest ten of the last seven days. */
  recent: RecentOrderReply[];
}

/** What is sold in a client's app. */
export const commerce = {
  read: endpoint.find('/api/commerce', 'client', commerceQuery, reply<CommerceReply>()),
};
