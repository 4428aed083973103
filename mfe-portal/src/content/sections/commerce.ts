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
  tiles: {
    revenue: { label: 'Revenue', value: '0', unit: '€' },
    orders: { label: 'Orders', value: '0' },
    averageOrder: { label: 'Average Order', value: '0', unit: '€' },
  },
  source: 'Based on orders paid in your app.',
  panels: {
    sales: { title: 'Sales', empty: 'No sales yet', emptyHint: 'Shows each order paid in your app.', wide: true },
    bestSellers: {
      title: 'Best-selling products',
      empty: 'No orders yet',
      emptyHint: 'Appears once products have been ordered.',
    },
    recentOrders: { title: 'Recent orders', empty: 'No orders yet', emptyHint: 'Shows the newest orders first.' },
  },
} as const satisfies PanelsCopy;

/** Commerce of a live app. */
export const liveCommerce = {
  loading: 'Loading your sales',
  failed: notLoaded('Your sales could not be loaded'),
  averageHint: 'Several currencies',
  byHour: 'Orders by hour',
  byDay: (unit: string) => (unit ? `Revenue by day, ${unit}` : 'Orders by day'),
  byMonth: (unit: string) => (unit ? `Revenue by month, ${unit}` : 'Orders by month'),
  summary: (total: string) => `${total} in total.`,
  orders: 'Orders',
  revenue: (currency: string) => `Revenue, ${currency}`,
  moneyBefore: (when: string, currency: string) => `${when}, ${currency}`,
  ordersBefore: 'Previous orders',
  bestHint: 'Items ordered minus returns',
  product: 'Product',
  pieces: 'Items',
  share: (share: string) => `${share}% of all items`,
  shareHead: 'Share, %',
  unsaid: {
    empty: 'These orders have no item details',
    emptyHint: 'Appears once your app sends the items of its orders.',
  },
  busiest: 'Busiest hours',
  busiestHint: 'Completed orders by hour of the week',
  busiestSummary: (hour: string, orders: string) => `Busiest time: ${hour}, ${orders}.`,
  channels: { shop: 'Shop', takeaway: 'Takeaway' },
  recentHint: 'From the last seven days',
} as const;
