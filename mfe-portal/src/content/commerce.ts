import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

/** The periods of the tabs, which are disabled until the app is live (K5). */
export const commercePeriods = [
  { id: 'daily', label: 'Daily', none: 'Sales of today are not shown here yet.' },
  { id: 'weekly', label: 'Weekly', none: 'Sales of this week are not shown here yet.' },
  { id: 'monthly', label: 'Monthly', none: 'Sales of this month are not shown here yet.' },
  { id: 'yearly', label: 'Yearly', none: 'Sales of this year are not shown here yet.' },
] as const;

export const periodLabel = 'Period';

/** Commerce (K4, K5). */
export const commerce: PanelsCopy = {
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders', value: '0' },
    { label: 'Average Order', value: '0', unit: '€' },
  ],
  source: `Counted from orders that are paid in your app. ${NOT_HERE_YET}`,
  panels: [
    { title: 'Sales', empty: 'No sales yet', fills: 'Will show each order paid in your app.', wide: true },
    { title: 'Best-selling products', empty: 'No orders yet', fills: 'Will fill when products have been ordered.' },
    { title: 'Recent orders', empty: 'No orders yet', fills: 'Will show the newest orders first.' },
  ],
};
