import { ALERT_DAYS } from '@skal/contracts/site/serviceCommitments';
import type { Feature } from '../../session/business.ts';
import { notLoaded } from '../panelCopy.ts';

/** The overview before the app reports anything (K1-K3). */
export const overview = {
  tiles: {
    dailyActiveUsers: { label: 'Daily Active Users', value: '0', unit: '' },
    revenue: { label: 'Revenue Today', value: '0', unit: 'DKK' },
    orders: { label: 'Orders Today', value: '0', unit: '' },
    appPerformance: { label: 'App Performance', value: '0', unit: '%' },
  },
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
    meaning: `Alerts are shown here for ${ALERT_DAYS} days.`,
  },
} as const;

/** The overview of a live app. A missing value is a dash; zero is a value. */
export const liveOverview = {
  loading: 'Loading your figures',
  failed: notLoaded('Your figures could not be loaded'),
  filling: 'Figures without data appear as soon as your app sends them.',
  weekAgo: (weekday: string) => `${weekday} last week`,
  weekBefore: (weekday: string) => `Previous ${weekday}`,
  yesterday: {
    title: 'Yesterday',
    revenue: 'Revenue',
    orders: 'Orders',
    users: 'Active users',
    unreported: 'No data for that day',
  },
  alerts: {
    meaning:
      'We alert you when your app sends no data for a day, when more than 1% of sessions crash, when orders drop to half of the same weekday, when products run low, and when our answer to a ticket is late.',
    more: [
      { id: 'integrations', label: 'Open Integrations' },
      { id: 'performance', label: 'Open Performance' },
      { id: 'commerce', label: 'Open Commerce', feature: 'ecommerce' },
      { id: 'products', label: 'Open Product Catalog' },
      { id: 'support', label: 'Open Support' },
    ] as readonly { id: string; label: string; feature?: Feature }[],
  },
  trend: {
    summary: (days: number, total: string) => `${total} in total, from ${days} of 7 days with data.`,
    revenue: (currency: string) => `Revenue, ${currency}`,
  },
} as const;
