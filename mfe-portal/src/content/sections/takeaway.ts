import { notLoaded, type PanelsCopy, type TileCopy } from '../panelCopy.ts';

/** Takeaway Orders (K35). */
export const takeaway = {
  source: 'Counted from orders that guests place ahead in your app.',
  panels: [
    {
      title: 'Active Orders',
      empty: 'No active orders',
      emptyHint: 'Will fill when a guest orders ahead, the oldest order first.',
    },
  ],
} as const satisfies PanelsCopy;

export const takeawayToday = {
  title: "Today's Stats",
  tiles: [
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Orders Completed', value: '0' },
    { label: 'Average Prep Time', value: '0', unit: 'min' },
  ],
} as const satisfies { title: string; tiles: readonly TileCopy[] };

const HOUR = 60;

/** Formats whole minutes as '14 min' or '1 h 5 min'. */
const waiting = (minutes: number): string =>
  minutes < HOUR ? `${minutes} min` : `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;

/** Takeaway Orders of a live app. */
export const liveTakeaway = {
  loading: 'Loading your orders',
  failed: notLoaded('Your orders did not load'),
  count: (orders: number) => `${orders} waiting`,
  more: (orders: number) => `And ${orders} more, placed later.`,
  hint: 'Placed in the last 24 hours, the oldest first.',
  waiting,
  /** Announced before the waiting time. */
  waits: 'Waiting',
  before: (weekday: string) => `${weekday} last week by now`,
} as const;
