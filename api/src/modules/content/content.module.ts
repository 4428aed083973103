import { content } from '@skal/contracts/analytics/content';
import { addDays } from '../../time/calendar.ts';
import { buildMetricReply } from '../appMetric/period/metricReply.ts';
import { getRecentDays } from '../appMetric/period/recentPeriod.ts';
import { readSourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import { readBreakdown, readTotals, type TotalRow } from '../appMetric/query/totals.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';

const LIST_SIZE = 10;

/** Counts content views in a range of days, ends included; null if nothing was reported. */
function countViews(sums: readonly TotalRow[], from: string, to = from): number | null {
  const reported = sums.filter(({ day }) => day >= from && day <= to);
  if (reported.length === 0) return null;
  return reported.reduce((sum, { dimension, amount }) => sum + (dimension === 'content.viewed' ? amount : 0), 0);
}

/** Content views of a client's app, compared with the previous period. */
export default {
  routes: createSectionRoute(content.read, {
    days: ({ query, today }) => getRecentDays(query.period, today),
    rows: (run, { days, steps }) => ({
      // The days of the chart, and the same number before them.
      sums: run(readTotals, { metrics: ['events'], from: addDays(days.to, 1 - 2 * steps.length), to: days.to }),
      report: run(readSourceInfo, days),
      viewed: run(readBreakdown, 'viewedItems', days),
      screens: run(readBreakdown, 'screens', days),
    }),
    present: ({ query, days, steps, sums, report, lastReportOn, viewed, screens }) => ({
      ...{ period: query.period, days, lastReportOn },
      views: buildMetricReply(
        countViews(sums, days.from, days.to),
        countViews(sums, days.beforeFrom, days.beforeTo),
        report,
      ),
      series: steps.map((at) => ({
        ...{ at, views: countViews(sums, at), before: countViews(sums, addDays(at, -steps.length)) },
      })),
      mostViewed: viewed.slice(0, LIST_SIZE).map(({ dimension, amount }) => ({ item: dimension, views: amount })),
      screens: screens.slice(0, LIST_SIZE).map(({ dimension, amount }) => ({ screen: dimension, shows: amount })),
    }),
  }),
} satisfies ApiModule;
