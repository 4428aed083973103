import { plural, t } from '@lingui/core/macro';
import { ALERT_DAYS } from '@skal/contracts/site/serviceCommitments';
import { formatUnit } from '../../format/number.ts';
import type { Feature } from '../../session/business.ts';
import { notLoaded } from '../panelCopy.ts';

/** The overview before the app reports anything (K1-K3). */
export const overview = {
  tiles: {
    dailyActiveUsers: { label: t`Daily Active Users`, value: '0', unit: '' },
    revenue: { label: t`Revenue Today`, value: '0', unit: 'DKK' },
    orders: { label: t`Orders Today`, value: '0', unit: '' },
    appPerformance: { label: t`App Performance`, value: '0', unit: '%' },
  },
  source: t`Counts from launch`,
  trend: {
    title: t`Revenue Trend`,
    period: t`Last 7 days`,
    in: (currency: string) => t`Last 7 days, in ${formatUnit(currency)}`,
    empty: t`No revenue recorded yet`,
    caption: t`Last 7 days, in DKK. No revenue recorded yet.`,
    unit: 'DKK',
  },
  alerts: {
    title: t`Recent Alerts`,
    empty: t`No alerts`,
    meaning: plural(ALERT_DAYS, {
      one: 'Alerts are shown here for # day.',
      other: 'Alerts are shown here for # days.',
    }),
  },
} as const;

/** The overview of a live app. A missing value is a dash; zero is a value. */
export const liveOverview = {
  loading: t`Loading your figures`,
  failed: notLoaded(t`Your figures could not be loaded`),
  filling: t`Figures without data appear as soon as your app sends them.`,
  weekAgo: (weekday: string) => t`${weekday} last week`,
  weekBefore: (weekday: string) => t`Previous ${weekday}`,
  yesterday: {
    title: t`Yesterday`,
    revenue: t`Revenue`,
    orders: t`Orders`,
    users: t`Active users`,
    unreported: t`No data for that day`,
  },
  alerts: {
    meaning: t`We alert you when your app sends no data for a day, when more than 1% of sessions crash, when orders drop to half of the same weekday, when products run low, and when our answer to a ticket is late.`,
    more: [
      { id: 'integrations', label: t`Open Integrations` },
      { id: 'performance', label: t`Open Performance` },
      { id: 'commerce', label: t`Open Commerce`, feature: 'ecommerce' },
      { id: 'products', label: t`Open Product Catalog` },
      { id: 'support', label: t`Open Support` },
    ] as readonly { id: string; label: string; feature?: Feature }[],
  },
  trend: {
    summary: (days: number, total: string) => t`${total} in total, from ${days} of 7 days with data.`,
    revenue: (currency: string) => t`Revenue, ${formatUnit(currency)}`,
  },
} as const;
