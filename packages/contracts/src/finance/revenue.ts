import { endpoint, reply } from '../http/endpoint.ts';

/** What clients pay for (R11), in the specification's own words. */
export const revenueCategories = [
  'Setup Fees',
  'Monthly Subscriptions',
  'Transaction Fees',
  'Add-ons',
  'Custom Development',
] as const;
export type RevenueCategory = (typeof revenueCategories)[number];

/** The spans that revenue is added up over: the running day, week, month and year of Copenhagen, up to today. */
export const revenuePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type RevenuePeriod = (typeof revenuePeriods)[number];

/**
 * The running month, up to today, beside the month before up to the same day: within one per cent of each other they
 * are stable.
 */
export const revenueTrends = ['up', 'down', 'stable'] as const;
export type RevenueTrend = (typeof revenueTrends)[number];

/** How many clients a category names; the others are one row together. */
export const REVENUE_CLIENTS_MAX = 100;

/** What one client has paid for one category, in cents. */
export interface RevenueClientReply {
  /** Null of the row that has all clients together that are not named. */
  clientId: string | null;
  /** As the client is called, or was when it was deleted. */
  businessName: string;
  /** The monthly one. */
  amount: number;
  daily: number;
  weekly: number;
  monthly: number;
  yearly: number;
}

/** A category in cents; each figure is the sum of its clients'. */
export interface RevenueReply {
  category: RevenueCategory;
  daily: number;
  weekly: number;
  monthly: number;
  yearly: number;
  trend: RevenueTrend;
  clients: RevenueClientReply[];
}

/** The last twelve months, the running one last. */
export interface RevenueHistoryReply {
  /** Whether entries of the demo are among what is added up. */
  isDemo: boolean;
  /** `2026-11`, and what it brought in cents. */
  months: { month: string; amount: number }[];
}

export const revenue = {
  /** All categories; none at all while nothing was ever recorded. */
  list: endpoint.get('/api/admin/revenue', 'admin', reply<RevenueReply[]>()),
};

export const revenueHistory = {
  read: endpoint.get('/api/admin/revenue/course', 'admin', reply<RevenueHistoryReply>()),
};
