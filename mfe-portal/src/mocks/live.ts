import type { AppStatusReply } from '@skal/contracts/appStatus';
import type { BillingReply } from '@skal/contracts/billing';
import type { OverviewReply } from '@skal/contracts/overview';

/** What a live app's backend and operator have entered, for work on the screens. */
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
      turn: 'agency',
    },
    {
      id: 'm2',
      title: 'App live',
      description: 'Both stores have approved it.',
      status: 'completed',
      completedDate: '2026-10-01',
      estimatedDate: null,
      details: ['App Store', 'Google Play'],
      turn: 'agency',
    },
  ],
};

export const liveInvoices: BillingReply['invoices'] = [
  { id: 'i2', date: '2026-11-01', description: 'Premium, November', amount: 149, currency: 'EUR' },
  { id: 'i1', date: '2026-08-14', description: 'Setup fee', amount: 10000, currency: 'DKK' },
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
