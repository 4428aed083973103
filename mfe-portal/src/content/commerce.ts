import type { PanelsCopy } from './panel.ts';

/** The periods of the tabs, which are disabled until the app is live (K5). */
export const commercePeriods = [
  { id: 'daily', label: 'Daily', none: 'Today: no sales recorded.' },
  { id: 'weekly', label: 'Weekly', none: 'This week: no sales recorded.' },
  { id: 'monthly', label: 'Monthly', none: 'This month: no sales recorded.' },
  { id: 'yearly', label: 'Yearly', none: 'This year: no sales recorded.' },
] as const;

export const periodLabel = 'Period';

/** Commerce (K4, K5). */
export const commerce: PanelsCopy = {
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders', value: '0' },
    { label: 'Average Order', value: '0', unit: '€' },
  ],
  source: 'Counted from orders that are paid in your app. None has been reported so far.',
  panels: [
    { title: 'Sales', empty: 'No sales yet', fills: 'Fills with each order paid in your app.', wide: true },
    { title: 'Best-selling products', empty: 'No orders yet', fills: 'Fills when products have been ordered.' },
    { title: 'Recent orders', empty: 'No orders yet', fills: 'Fills with the newest orders first.' },
  ],
};
