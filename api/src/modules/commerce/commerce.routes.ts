import { commerce } from '@skal/contracts/commerce';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { newestOrders } from '../appEvent/newestOrders.query.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readBestSellers, readOrderDays, readOrderHours, readSales } from '../figure/sales.query.ts';
import { presentCommerce } from './commerce.present.ts';
import { periodDays } from './periodDays.ts';
import { Sales } from './Sales.ts';

const BEST_SELLERS = 10;
const RECENT = 10;
const RECENT_DAYS = 7;

/** What was sold in a client's app. */
export function commerceRoutes({ db, settings }: Parts): Route[] {
  return [
    route(commerce.read, {
      async run({ business: { id }, query: { period } }) {
        const today = dayOf(Date.now(), settings.timeZone);
        const days = periodDays(period, today);
        const past = { from: days.beforeFrom, to: days.beforeTo };
        const both = { from: days.beforeFrom, to: days.to };
        const [money, orders, before, now, bestSellers, recent, lastReportOn] = await Promise.all([
          readSales(db, id, both),
          readOrderDays(db, id, both),
          readOrderHours(db, id, past),
          readOrderHours(db, id, days),
          readBestSellers(db, id, { ...days, limit: BEST_SELLERS }),
          newestOrders(db, id, { since: addDays(today, 1 - RECENT_DAYS), limit: RECENT }),
          lastReportedDay(db, id),
        ]);
        const sales = new Sales([...money, ...orders]);
        return presentCommerce({ period, days, sales, hours: { now, before }, bestSellers, recent, lastReportOn });
      },
    }),
  ];
}
