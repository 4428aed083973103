import { endpoint, reply } from '../http/endpoint.ts';

/** A figure that the app's backend reported, or null where nothing has been reported. Zero is a figure. */
export interface MetricReply {
  value: number | null;
  /** Where it came from and when it was read; null with the value. */
  source: string | null;
  readAt: string | null;
  /** The same of the same weekday of the week before, as a whole day; null where nothing was reported then. */
  before: number | null;
}

/** What came in in one currency. */
interface OtherRevenue {
  currency: string;
  value: number;
}

/** How a day that is over went, beside the same weekday of the week before. */
export interface DayReply {
  date: string;
  dailyActiveUsers: MetricReply;
  /** In the currency of the overview. */
  revenue: MetricReply;
  otherRevenue: OtherRevenue[];
  orders: MetricReply;
}

/** Something that a client should know of soon. */
export interface AlertReply {
  id: string;
  /** A sentence for a person. */
  title: string;
  /** Since when it is so. */
  at: string;
  /** What it is known from; null where nothing is told. */
  source: string | null;
  /** The section of the portal that has more of it; null where none has. */
  section: string | null;
}

export interface OverviewReply {
  dailyActiveUsers: MetricReply;
  /** What revenue is told in, as ISO 4217 has it: kroner, unless guests have lately paid in other money alone (T22). */
  currency: string;
  revenueToday: MetricReply;
  /** What came in besides, by currency as ISO 4217 has it: currencies are never added up. */
  otherRevenueToday: OtherRevenue[];
  ordersToday: MetricReply;
  /** Share of sessions without a crash, in per cent. */
  appPerformance: MetricReply;
  yesterday: DayReply;
  /** The last day of which anything was reported; null while nothing was. */
  lastReportOn: string | null;
  /** The last seven days, oldest first, in the currency; days without a report have null. */
  revenueTrend: { date: string; value: number | null }[];
  /** The newest first. */
  alerts: AlertReply[];
}

export const overview = {
  read: endpoint.get('/api/overview', 'client', reply<OverviewReply>()),
};
