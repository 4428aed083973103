import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

/** A metric reported by the app's backend; null without reports. Zero is a value. */
export interface MetricReply {
  value: number | null;
  /** Source and time of the latest report; null with the value. */
  source: string | null;
  readAt: string | null;
  /** Value for the whole of the same weekday a week earlier; null without reports. */
  before: number | null;
}

/** Revenue in one currency. */
interface OtherRevenue {
  currency: string;
  value: number;
}

/** A past day compared with the same weekday a week earlier. */
export interface DayReply {
  date: string;
  dailyActiveUsers: MetricReply;
  /** In the overview's currency. */
  revenue: MetricReply;
  otherRevenue: OtherRevenue[];
  orders: MetricReply;
}

/** A condition that needs the client's attention. */
export interface AlertReply {
  id: string;
  /** Text for the user. */
  title: string;
  /** When the condition began. */
  at: string;
  /** Source of the underlying data; null if not known. */
  source: string | null;
  /** Portal section with details; null without one. */
  section: string | null;
}

export interface OverviewReply {
  dailyActiveUsers: MetricReply;
  /** Currency of revenue (ISO 4217): DKK, unless all recent payments used other currencies (T22). */
  currency: string;
  revenueToday: MetricReply;
  /** Revenue in other currencies (ISO 4217); currencies are never summed. */
  otherRevenueToday: OtherRevenue[];
  ordersToday: MetricReply;
  /** Percentage of sessions without a crash. */
  appPerformance: MetricReply;
  yesterday: DayReply;
  /** Last day with any report; null without one. */
  lastReportOn: string | null;
  /** The last seven days in the currency, oldest first; null for days without reports. */
  revenueTrend: { date: string; value: number | null }[];
  /** Newest first. */
  alerts: AlertReply[];
}

export const overview = withPermission(['Analytics'], {
  read: endpoint.get('/api/overview', 'client', reply<OverviewReply>()),
});
