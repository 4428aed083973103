import type { PanelsCopy } from './panel.ts';

/** The periods of the disabled tabs (K5). */
export const commercePeriods = ['Daily', 'Weekly', 'Monthly', 'Yearly'] as const;

/** Commerce (K4, K5). */
export const commerce: PanelsCopy = {
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders', value: '0' },
    { label: 'Average Order', value: '0', unit: '€' },
  ],
  panels: [
    { title: 'Sales', empty: 'No sales yet', wide: true },
    { title: 'Best-selling products', empty: 'No orders yet' },
    { title: 'Recent orders', empty: 'No orders yet' },
  ],
};
