import { notLoaded, type PanelsCopy, type TilesCopy } from '../panelCopy.ts';

/** Takeaway Orders (K35). */
export const takeaway = {
  source: 'Based on orders guests place ahead in your app.',
  panels: {
    activeOrders: {
      title: 'Active Orders',
      empty: 'No active orders',
      emptyHint: 'Appears once a guest orders ahead, the oldest order first.',
    },
  },
} as const satisfies PanelsCopy;

export const takeawayToday = {
  title: "Today's Stats",
  tiles: {
    revenue: { label: 'Revenue', value: '0', unit: '€' },
    completed: { label: 'Orders Completed', value: '0' },
    prepTime: { label: 'Average Prep Time', value: '0', unit: 'min' },
  },
} as const satisfies { title: string; tiles: TilesCopy };

const HOUR = 60;

/** Formats whole minutes as '14 min' or '1 h 5 min'. */
const waiting = (minutes: number): string =>
  minutes < HOUR ? `${minutes} min` : `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;

/** Takeaway Orders of a live app. */
export const liveTakeaway = {
  loading: 'Loading your orders',
  failed: notLoaded('Your orders could not be loaded'),
  count: (orders: number) => `${orders} waiting`,
  more: (orders: number) => `And ${orders} more, placed later.`,
  hint: 'Placed in the last 24 hours, oldest first.',
  waiting,
  /** Announced before the waiting time. */
  waits: 'Waiting',
  before: (weekday: string) => `Last ${weekday} at this time`,
} as const;
