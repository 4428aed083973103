import { type AlertReply, type MetricReply, type OverviewReply, overview } from '@skal/contracts/analytics/overview';
import { type AppStatusReply, appStatus } from '@skal/contracts/app/appStatus';
import { type BillingReply, billing } from '@skal/contracts/finance/billing';
import { type InvoiceReply, invoice } from '@skal/contracts/finance/invoice';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes an app status; empty by default. */
export const makeAppStatus = (status: Partial<AppStatusReply> = {}): AppStatusReply => ({
  liveAt: null,
  milestones: [],
  appStoreUrl: null,
  googlePlayUrl: null,
  ...status,
});

/** A missing metric. */
export const missingMetric: MetricReply = { value: null, source: null, readAt: null, before: null };

/** Makes a metric as an app reports it. */
export const makeMetric = (value: number, before: number | null = null): MetricReply => ({
  ...{ value, before },
  source: 'App',
  readAt: '2026-11-21T05:00:00.000Z',
});

/** Makes an alert; noted by an operator by default. */
export const makeAlert = (alert: Partial<AlertReply> & Pick<AlertReply, 'title'>): AlertReply => ({
  id: '0198c0de-0000-7000-8006-000000000001',
  at: '2026-11-21T09:00:00.000Z',
  ...{ source: null, section: null },
  ...alert,
});

/** Makes an overview without reports. */
export const makeOverview = (change: Partial<OverviewReply> = {}): OverviewReply => ({
  dailyActiveUsers: missingMetric,
  currency: 'DKK',
  revenueToday: missingMetric,
  ordersToday: missingMetric,
  otherRevenueToday: [],
  appPerformance: missingMetric,
  yesterday: {
    date: '2026-11-20',
    ...{ dailyActiveUsers: missingMetric, revenue: missingMetric, otherRevenue: [], orders: missingMetric },
  },
  lastReportOn: null,
  revenueTrend: [15, 16, 17, 18, 19, 20, 21].map((day) => ({ date: `2026-11-${day}`, value: null })),
  alerts: [],
  ...change,
});

export const makeBilling = (change: Partial<BillingReply> = {}): BillingReply => ({
  plan: 'premium',
  status: 'active',
  monthlyCost: 149,
  activeSince: '2026-10-01',
  nextBillingDate: '2026-12-01',
  invoices: [],
  ...change,
});

export const appStatusHandlers = (status: AppStatusReply): RequestHandler => mockEndpoint(appStatus.read, () => status);

export const overviewHandlers = (reply: OverviewReply): RequestHandler => mockEndpoint(overview.read, () => reply);

export const billingHandlers = (reply: BillingReply): RequestHandler => mockEndpoint(billing.read, () => reply);

export const invoiceHandlers = (replies: readonly InvoiceReply[]): RequestHandler =>
  mockEndpoint(invoice.list, () => [...replies]);
