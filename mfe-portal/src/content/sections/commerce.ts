import type { CommercePeriod } from '@skal/contracts/analytics/commerce';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

interface PeriodCopy {
  id: CommercePeriod;
  label: string;
  /** Label of the previous period. */
  before: string;
}

/** The periods of the tabs, which are disabled until the app is live (K5). */
export const commercePeriods: readonly PeriodCopy[] = [
  { id: 'daily', label: 'Daily', before: 'Yesterday' },
  { id: 'weekly', label: 'Weekly', before: 'The same days last week' },
  { id: 'monthly', label: 'Monthly', before: 'The same days last month' },
  { id: 'yearly', label: 'Yearly', before: 'The same days last year' },
];

export const periodLabel = 'Period';

/** Commerce (K4, K5). */
export const commerce = {
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders', value: '0' },
    { label: 'Average Order', value: '0', unit: '€' },
  ],
  source: 'Counted from orders that are paid in your app.',
  panels: [
    { title: 'Sales', empty: 'No sales yet', emptyHint: 'Will show each order paid in your app.', wide: true },
    { title: 'Best-selling products', empty: 'No orders yet', emptyHint: 'Will fill when products have been ordered.' },
    { title: 'Recent orders', empty: 'No orders yet', emptyHint: 'Will show the newest orders first.' },
  ],
} as const satisfies PanelsCopy;

/** Commerce of a live app. */
export const liveCommerce = {
  loading: 'Loading your sales',
  failed: notLoaded('Your sales did not load'),
  averageHint: 'Several currencies',
  byHour: 'Orders by hour',
  byDay: (unit: string) => (unit ? `Revenue by day, ${unit}` : 'Orders by day'),
  byMonth: (unit: string) => (unit ? `Revenue by month, ${unit}` : 'Orders by month'),
  summary: (total: string) => `${total} in all.`,
  orders: 'Orders',
  revenue: (currency: string) => `Revenue, ${currency}`,
  moneyBefore: (when: string, currency: string) => `${when}, ${currency}`,
  ordersBefore: 'Orders before',
  bestHint: 'Pieces ordered, less what came back',
  product: 'Product',
  pieces: 'Pieces',
  share: (share: string) => `${share}% of all pieces`,
  shareHead: 'Share, %',
  unsaid: {
    empty: 'These orders do not say what was in them',
    emptyHint: 'Will fill when your app reports what its orders are of.',
  },
  busiest: 'Busiest hours',
  busiestHint: 'Completed orders by hour of the week',
  busiestSummary: (hour: string, orders: string) => `Most of all on ${hour}: ${orders}.`,
  channels: { shop: 'Shop', takeaway: 'Takeaway' },
  recentHint: 'Of the last seven days',
} as const;
