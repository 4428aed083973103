import { commerce } from '@skal/contracts/analytics/commerce';
import { addDays } from '../../time/calendar.ts';
import { findNewestOrders } from '../appEvent/newestOrders.query.ts';
import { readBestSellers, readOrderDays, readOrderHours, readSales } from '../appMetric/query/sales.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { presentCommerce } from './commerce.present.ts';
import { getPeriodDays } from './periodDays.ts';
import { SalesSummary } from './SalesSummary.ts';

const BEST_SELLERS = 10;
const RECENT = 10;
const RECENT_DAYS = 7;

/** Commerce: sales of a client's app. */
export default {
  routes: createSectionRoute(commerce.read, {
    days: ({ query, today }) => ({ period: query.period, days: getPeriodDays(query.period, today) }),
    rows(run, { days, today }) {
      const { from, to, beforeFrom, beforeTo } = days;
      return {
        money: run(readSales, { from: beforeFrom, to }),
        orders: run(readOrderDays, { from: beforeFrom, to }),
        before: run(readOrderHours, { from: beforeFrom, to: beforeTo }),
        now: run(readOrderHours, { from, to }),
        bestSellers: run(readBestSellers, { from, to, limit: BEST_SELLERS }),
        recent: run(findNewestOrders, { since: addDays(today, 1 - RECENT_DAYS), limit: RECENT }),
      };
    },
    present: ({ money, orders, now, before, ...read }) =>
      presentCommerce({ ...read, sales: new SalesSummary([...money, ...orders]), hours: { now, before } }),
  }),
} satisfies ApiModule;
