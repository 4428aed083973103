import { breakEven } from '@skal/contracts/analytics/breakEven';
import { BEGINNING } from '../appMetric/period/last30Days.ts';
import { UNREPORTED } from '../appMetric/period/metricReply.ts';
import { readTotals } from '../appMetric/query/totals.query.ts';
import { readPaidDays } from '../ledger/paidDays.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { computeBreakEvenPositions, REVENUE_METRICS } from './positions.ts';

/** Break-even: whether a client's app has earned its cost. */
export default {
  routes: createSectionRoute(breakEven.read, {
    days: ({ today }) => ({ days: { from: BEGINNING, to: today } }),
    rows: (run, { days }) => ({
      earned: run(readTotals, { metrics: REVENUE_METRICS, ...days }),
      paid: run(readPaidDays),
    }),
    present: ({ earned, paid, lastReportOn, lastReport }) => ({
      ...{ positions: computeBreakEvenPositions(earned, paid, lastReportOn !== null), lastReportOn },
      ...(lastReport ?? UNREPORTED),
    }),
  }),
} satisfies ApiModule;
