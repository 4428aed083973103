import type { PanelsCopy, TileCopy } from './panel.ts';

/** Takeaway Orders (K35). */
export const takeaway: PanelsCopy = { panels: [{ title: 'Active Orders', empty: 'No active orders' }] };

export const takeawayToday: { title: string; tiles: readonly TileCopy[] } = {
  title: "Today's Stats",
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders Completed', value: '0' },
    { label: 'Average Prep Time', value: '0', unit: 'min' },
  ],
};
