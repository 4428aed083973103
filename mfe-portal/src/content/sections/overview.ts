import { ALERT_DAYS } from '@skal/contracts/site/serviceCommitments';
import type { Feature } from '../../session/business.ts';
import { notLoaded } from '../panelCopy.ts';

/** The overview before the app reports anything (K1-K3). */
export const overview = {
  tiles: [
    { label: 'Daily Active Users', value: '0', unit: '' },
    { label: 'Revenue Today', value: '0', unit: 'DKK' },
    { label: 'Orders Today', value: '0', unit: '' },
    { label: 'App Performance', value: '0', unit: '%' },
  ],
  source: 'Counts from launch',
  trend: {
    title: 'Revenue Trend',
    period: 'Last 7 days',
    empty: 'No revenue recorded yet',
    unit: 'DKK',
  },
  alerts: {
    title: 'Recent Alerts',
    empty: 'No alerts',
    meaning: `What your app reports to you stands here for ${ALERT_DAYS} days.`,
  },
} as const;

/** The overview of a live app. A missing value is a dash; zero is a value. */
export const liveOverview = {
  loading: 'Loading your figures',
  failed: notLoaded('Your figures did not load'),
  filling: 'What has no data yet fills as soon as your app reports it.',
  weekAgo: (weekday: string) => `${weekday} last week`,
  weekBefore: (weekday: string) => `${weekday} before`,
  yesterday: {
    title: 'Yesterday',
    revenue: 'Revenue',
    orders: 'Orders',
    users: 'Active users',
    unreported: 'Nothing was reported of that day',
  },
  alerts: {
    meaning:
      'We look for days without a report, crashes in more than one session of a hundred, half the orders of the same weekday, products that are low in stock, and answers of ours that are late.',
    more: [
      { id: 'integrations', label: 'Open Integrations' },
      { id: 'performance', label: 'Open Performance' },
      { id: 'commerce', label: 'Open Commerce', feature: 'ecommerce' },
      { id: 'products', label: 'Open Product Catalog' },
      { id: 'support', label: 'Open Support' },
    ] as readonly { id: string; label: string; feature?: Feature }[],
  },
  trend: {
    summary: (days: number, total: string) => `${days} of 7 days reported, ${total} in all.`,
    revenue: (currency: string) => `Revenue, ${currency}`,
  },
} as const;
