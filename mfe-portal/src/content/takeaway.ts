import { NOT_HERE_YET, type PanelsCopy, type TileCopy } from './panel.ts';

/** Takeaway Orders (K35). */
export const takeaway: PanelsCopy = {
  source: `Counted from orders that guests place ahead in your app. ${NOT_HERE_YET}`,
  panels: [
    {
      title: 'Active Orders',
      empty: 'No active orders',
      fills: 'Will fill when a guest orders ahead, the oldest order first.',
    },
  ],
};

export const takeawayToday: { title: string; tiles: readonly TileCopy[] } = {
  title: "Today's Stats",
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders Completed', value: '0' },
    { label: 'Average Prep Time', value: '0', unit: 'min' },
  ],
};
