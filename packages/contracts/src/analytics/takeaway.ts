import { endpoint, reply } from '../http/endpoint.ts';
import type { OrderLineReply } from './commerce.ts';
import type { MetricReply } from './overview.ts';

/** So many active orders one answer has at most: those that have waited longest. */
export const ACTIVE_ORDERS_MAX = 100;

/** An order that somebody waits for. */
export interface ActiveOrderReply {
  id: string;
  /** As the app calls it. */
  order: string;
  /** When it was placed. */
  at: string;
  /** What it is of; empty where the app did not say it. */
  lines: OrderLineReply[];
  /** The first of them, for portals from before there were lines. Nothing of ours reads it. */
  item: string | null;
  /** What is to be paid; null where the app did not say it. */
  amount: number | null;
  currency: string | null;
}

/** What guests order ahead. `before` of a figure is that of the same weekday a week ago, up to the same time of day. */
export interface TakeawayReply {
  lastReportOn: string | null;
  /** The day that the figures are of. */
  date: string;
  /** Placed in the last 24 hours, and neither completed nor cancelled nor refunded since; the oldest first. */
  active: ActiveOrderReply[];
  /** How many of them there are, listed or not. */
  activeCount: number;
  /** The main currency, as ISO 4217 has it: DKK where anything came in DKK, else the first of the alphabet; null without any. */
  currency: string | null;
  /** Less what was refunded. */
  revenue: MetricReply;
  /** What came in besides, by currency: currencies are never added up. */
  otherRevenue: { currency: string; value: number }[];
  completed: MetricReply;
  /** Minutes on average, to the tenth, of those whose time was said; null where there is none. */
  preparation: MetricReply;
}

/** Orders of the channel `takeaway`. */
export const takeaway = {
  read: endpoint.get('/api/takeaway', 'client', reply<TakeawayReply>()),
};
