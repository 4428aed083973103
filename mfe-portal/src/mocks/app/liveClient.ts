import type { DayReply, OverviewReply } from '@skal/contracts/analytics/overview';
import type { AppStatusReply } from '@skal/contracts/app/appStatus';
import type { InvoiceReply } from '@skal/contracts/finance/invoice';
import { makeMetric } from '../figures.ts';

/** Status of a live app, as entered by the operator. */
export const liveAppStatus: Partial<AppStatusReply> = {
  liveAt: '2026-10-01T08:00:00.000Z',
  appStoreUrl: 'https://apps.example/store/vinbar-lund',
  googlePlayUrl: 'https://play.example/store/vinbar-lund',
  milestones: [
    {
      id: 'm1',
      title: 'Contract signed',
      description: 'Scope, price and timetable are agreed.',
      status: 'completed',
      completedDate: '2026-08-14',
      estimatedDate: null,
      details: [],
      waitingOn: 'agency',
    },
    {
      id: 'm2',
      title: 'App live',
      description: 'Both stores have approved it.',
      status: 'completed',
      completedDate: '2026-10-01',
      estimatedDate: null,
      details: ['App Store', 'Google Play'],
      waitingOn: 'agency',
    },
  ],
};

/** Makes an invoice as the server lists it; paid by default. */
export const makeInvoice = (change: Partial<InvoiceReply> = {}): InvoiceReply => ({
  ...{ id: 'i1', number: 4, date: '2026-08-14', dueDate: '2026-08-28', description: 'Setup fee' },
  ...{ currency: 'DKK', net: 1_000_000, vat: 250_000, total: 1_250_000, status: 'paid' },
  ...{ paidAt: '2026-08-20T08:00:00.000Z', corrects: null, creditedBy: null },
  ...change,
});

export const liveInvoices: readonly InvoiceReply[] = [
  makeInvoice({
    ...{ id: 'i2', number: 12, date: '2026-11-01', dueDate: '2026-11-15', description: 'Premium, November' },
    ...{ currency: 'EUR', net: 14_900, vat: 3725, total: 18_625, status: 'overdue', paidAt: null },
  }),
  makeInvoice(),
];

export const liveRevenue: OverviewReply['revenueTrend'] = [
  { date: '2026-11-15', value: 2100 },
  { date: '2026-11-16', value: null },
  { date: '2026-11-17', value: 0 },
  { date: '2026-11-18', value: 1850 },
  { date: '2026-11-19', value: 2600 },
  { date: '2026-11-20', value: 4120 },
  { date: '2026-11-21', value: 3250 },
];

export const liveYesterday: DayReply = {
  date: '2026-11-20',
  dailyActiveUsers: makeMetric(52, 47),
  revenue: makeMetric(4120, 3890),
  otherRevenue: [{ currency: 'SEK', value: 310 }],
  orders: makeMetric(31, 28),
};
