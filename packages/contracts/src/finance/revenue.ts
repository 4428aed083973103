import { endpoint, reply } from '../http/endpoint.ts';

/** Revenue categories (R11), in the specification's words. */
export const revenueCategories = [
  'Setup Fees',
  'Monthly Subscriptions',
  'Transaction Fees',
  'Add-ons',
  'Custom Development',
] as const;
export type RevenueCategory = (typeof revenueCategories)[number];

/** Periods of revenue totals: the current day, week, month and year in Copenhagen, up to today. */
export const revenuePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type RevenuePeriod = (typeof revenuePeriods)[number];

/** The current month up to today compared with the previous month up to the same day; `stable` within 1%. */
export const revenueTrends = ['up', 'down', 'stable'] as const;
export type RevenueTrend = (typeof revenueTrends)[number];

/** Maximum number of clients named per category; the others are summed in one row. */
export const REVENUE_CLIENTS_MAX = 100;

/** Revenue of one client in one category, in cents. */
export interface RevenueClientReply {
  /** Null in the row that sums the remaining clients. */
  clientId: string | null;
  /** The client's name, or its name when it was deleted. */
  businessName: string;
  /** Monthly amount. */
  amount: number;
  daily: number;
  weekly: number;
  monthly: number;
  yearly: number;
}

/** Revenue of one category in cents; totals are sums over its clients. */
export interface RevenueReply {
  category: RevenueCategory;
  daily: number;
  weekly: number;
  monthly: number;
  yearly: number;
  trend: RevenueTrend;
  clients: RevenueClientReply[];
}

/** The last twelve months, the current one last. */
export interface RevenueHistoryReply {
  /** Whether demo entries are included. */
  isDemo: boolean;
  /** `2026-11` and its revenue in cents. */
  months: { month: string; amount: number }[];
}

export const revenue = {
  /** All categories; empty while the ledger has no entries. */
  list: endpoint.get('/api/admin/revenue', 'admin', reply<RevenueReply[]>()),
};

export const revenueHistory = {
  read: endpoint.get('/api/admin/revenue/course', 'admin', reply<RevenueHistoryReply>()),
};
