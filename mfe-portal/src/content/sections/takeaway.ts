import { plural, t } from '@lingui/core/macro';
import { notLoaded, type PanelsCopy, type TilesCopy } from '../panelCopy.ts';

/** Takeaway Orders (K35). */
export const takeaway = {
  source: t`Based on orders guests place ahead in your app.`,
  panels: {
    activeOrders: {
      title: t`Active Orders`,
      empty: t`No active orders`,
      emptyHint: t`Appears once a guest orders ahead, the oldest order first.`,
    },
  },
} as const satisfies PanelsCopy;

export const takeawayToday = {
  title: t`Today's Stats`,
  tiles: {
    revenue: { label: t`Revenue`, value: '0', unit: '€' },
    completed: { label: t`Orders Completed`, value: '0' },
    prepTime: { label: t`Average Prep Time`, value: '0', unit: t`min` },
  },
} as const satisfies { title: string; tiles: TilesCopy };

const HOUR = 60;

/** Formats whole minutes as '14 min' or '1 h 5 min'. */
const waiting = (minutes: number): string =>
  minutes < HOUR ? t`${minutes} min` : t`${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;

/** Takeaway Orders of a live app. */
export const liveTakeaway = {
  loading: t`Loading your orders`,
  failed: notLoaded(t`Your orders could not be loaded`),
  count: (orders: number) => plural(orders, { one: '# waiting', other: '# waiting' }),
  more: (orders: number) => plural(orders, { one: 'And # more, placed later.', other: 'And # more, placed later.' }),
  hint: t`Placed in the last 24 hours, oldest first.`,
  waiting,
  /** Announced before the waiting time. */
  waits: t`Waiting`,
  before: (weekday: string) => t`Last ${weekday} at this time`,
} as const;
