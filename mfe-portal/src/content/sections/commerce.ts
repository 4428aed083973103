import { t } from '@lingui/core/macro';
import type { CommercePeriod } from '@skal/contracts/analytics/commerce';
import { formatUnit } from '../../format/number.ts';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

interface PeriodCopy {
  id: CommercePeriod;
  label: string;
  /** Label of the previous period. */
  before: string;
}

/** The periods of the tabs, which are disabled until the app is live (K5). */
export const commercePeriods: readonly PeriodCopy[] = [
  { id: 'daily', label: t`Daily`, before: t`Yesterday` },
  { id: 'weekly', label: t`Weekly`, before: t`The same days last week` },
  { id: 'monthly', label: t`Monthly`, before: t`The same days last month` },
  { id: 'yearly', label: t`Yearly`, before: t`The same days last year` },
];

export const periodLabel = t`Period`;

/** Commerce (K4, K5). */
export const commerce = {
  tiles: {
    revenue: { label: t`Revenue`, value: '0', unit: '€' },
    orders: { label: t`Orders`, value: '0' },
    averageOrder: { label: t`Average Order`, value: '0', unit: '€' },
  },
  source: t`Based on orders paid in your app.`,
  panels: {
    sales: { title: t`Sales`, empty: t`No sales yet`, emptyHint: t`Shows each order paid in your app.`, wide: true },
    bestSellers: {
      title: t`Best-selling products`,
      empty: t`No orders yet`,
      emptyHint: t`Appears once products have been ordered.`,
    },
    recentOrders: { title: t`Recent orders`, empty: t`No orders yet`, emptyHint: t`Shows the newest orders first.` },
  },
} as const satisfies PanelsCopy;

/** Commerce of a live app. */
export const liveCommerce = {
  loading: t`Loading your sales`,
  failed: notLoaded(t`Your sales could not be loaded`),
  averageHint: t`Several currencies`,
  byHour: t`Orders by hour`,
  byDay: (currency: string) => (currency ? t`Revenue by day, ${formatUnit(currency)}` : t`Orders by day`),
  byMonth: (currency: string) => (currency ? t`Revenue by month, ${formatUnit(currency)}` : t`Orders by month`),
  summary: (total: string) => t`${total} in total.`,
  orders: t`Orders`,
  revenue: (currency: string) => t`Revenue, ${formatUnit(currency)}`,
  moneyBefore: (when: string, currency: string) => `${when}, ${formatUnit(currency)}`,
  ordersBefore: t`Previous orders`,
  bestHint: t`Items ordered minus returns`,
  product: t`Product`,
  pieces: t`Items`,
  share: (share: string) => t`${share}% of all items`,
  shareHead: t`Share, %`,
  unsaid: {
    empty: t`These orders have no item details`,
    emptyHint: t`Appears once your app sends the items of its orders.`,
  },
  busiest: t`Busiest hours`,
  busiestHint: t`Completed orders by hour of the week`,
  busiestSummary: (hour: string, orders: string) => t`Busiest time: ${hour}, ${orders}.`,
  channels: { shop: t`Shop`, takeaway: t`Takeaway` },
  recentHint: t`From the last seven days`,
} as const;
