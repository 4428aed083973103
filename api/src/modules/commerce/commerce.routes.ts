import { commerce } from '@skal/contracts/commerce';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { newestOrders } from '../appEvent/newestOrders.query.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { type HourOrders, readBestSellers, readOrderHours, readSales, type SalesRow } from '../figure/sales.query.ts';
import { presentCommerce } from './commerce.present.ts';
import { periodDays } from './periodDays.ts';
import { Sales } from './Sales.ts';

const BEST_SELLERS = 10;
const RECENT = 10;
const RECENT_DAYS = 7;
const ORDERS = { metric: 'orders', part: '', source: null, readAt: 0 } as const;

/** Orders of hours as those of their days. */
function ordersOf(hours: readonly HourOrders[]): SalesRow[] {
  const sums = new Map<string, number>();
  for (const { day, orders } of hours) sums.set(day, (sums.get(day) ?? 0) + orders);
  return [...sums].map(([day, amount]) => ({ ...ORDERS, day, amount }));
}

/** What was sold in a client's app. */
export function commerceRoutes({ db, settings }: Parts): Route[] {
  return [
    route(commerce.read, {
      async run({ business: { id }, query: { period } }) {
        const today = dayOf(Date.now(), settings.timeZone);
        const days = periodDays(period, today);
        const past = { from: days.beforeFrom, to: days.beforeTo };
        const [rows, before, now, bestSellers, recent, lastReportOn] = await Promise.all([
          readSales(db, id, { from: days.beforeFrom, to: days.to }),
          readOrderHours(db, id, past),
          readOrderHours(db, id, days),
          readBestSellers(db, id, { ...days, limit: BEST_SELLERS }),
          newestOrders(db, id, { since: addDays(today, 1 - RECENT_DAYS), limit: RECENT }),
          lastReportedDay(db, id),
        ]);
        const hours = [...before, ...now];
        const sales = new Sales([...rows, ...ordersOf(hours)]);
        return presentCommerce({ period, days, sales, hours, bestSellers, recent, lastReportOn });
      },
    }),
  ];
}
