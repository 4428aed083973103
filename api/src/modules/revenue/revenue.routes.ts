import { revenue, revenueHistory } from '@skal/contracts/finance/revenue';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { getPeriodStarts } from './revenue.policy.ts';
import { presentRevenue } from './revenue.present.ts';
import { findCategorySums, findClientSums, findLedgerState, findMonthlyRevenue } from './revenue.query.ts';

/** Number of months in the revenue chart. */
const MONTHS = 12;

/** Routes of total revenue. */
export function revenueRoutes({ db, settings }: Dependencies): Route[] {
  const getToday = () => toLocalDay(Date.now(), settings.timeZone);
  return [
    route(revenue.list, {
      // One transaction, so that categories and clients are consistent.
      run: ({ locale }) =>
        db.tx(async () => {
          const { isEmpty } = await findLedgerState(db);
          if (isEmpty) return [];
          const today = getToday();
          const periods = getPeriodStarts(today);
          const sums = await findCategorySums(db, periods, today);
          return presentRevenue(sums, await findClientSums(db, periods, today), locale);
        }),
    }),

    route(revenueHistory.read, {
      async run() {
        const [{ isDemo }, months] = await Promise.all([
          findLedgerState(db),
          findMonthlyRevenue(db, getToday(), MONTHS),
        ]);
        return { isDemo, months };
      },
    }),
  ];
}
