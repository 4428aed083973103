import { type AppStatusReply, readAppStatus } from '@skal/contracts/appStatus';
import { type BillingReply, readBilling } from '@skal/contracts/billing';
import { type MetricReply, type OverviewReply, readOverview } from '@skal/contracts/overview';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** A plan that the operator has entered nothing of. */
export const makeAppStatus = (status: Partial<AppStatusReply> = {}): AppStatusReply => ({
  liveAt: null,
  milestones: [],
  appStoreUrl: null,
  googlePlayUrl: null,
  ...status,
});

const unreported: MetricReply = { value: null, source: null, readAt: null };

/** A figure as an app reports it. */
export const makeMetric = (value: number): MetricReply => ({
  value,
  source: 'App backend',
  readAt: '2026-11-21T05:00:00.000Z',
});

/** The overview of an app that has reported nothing yet. */
export const makeOverview = (overview: Partial<OverviewReply> = {}): OverviewReply => ({
  dailyActiveUsers: unreported,
  revenueToday: unreported,
  ordersToday: unreported,
  appPerformance: unreported,
  revenueTrend: [15, 16, 17, 18, 19, 20, 21].map((day) => ({ date: `2026-11-${day}`, value: null })),
  alerts: [],
  ...overview,
});

export const makeBilling = (billing: Partial<BillingReply> = {}): BillingReply => ({
  plan: 'premium',
  status: 'active',
  monthlyCost: 149,
  activeSince: '2026-10-01',
  nextBillingDate: '2026-12-01',
  invoices: [],
  ...billing,
});

export const appStatusIs = (status: AppStatusReply): RequestHandler =>
  http.get(readAppStatus.path, () => HttpResponse.json(status));

export const overviewIs = (overview: OverviewReply): RequestHandler =>
  http.get(readOverview.path, () => HttpResponse.json(overview));

export const billingIs = (billing: BillingReply): RequestHandler =>
  http.get(readBilling.path, () => HttpResponse.json(billing));
