import { performance } from '@skal/contracts/analytics/performance';
import { buildMetricReply } from '../appMetric/period/metricReply.ts';
import { getRecentDays } from '../appMetric/period/recentPeriod.ts';
import { readSourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import { readBreakdown, readTotals } from '../appMetric/query/totals.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { AppPerformance } from './AppPerformance.ts';

const LIST_SIZE = 10;

type Counts = readonly { dimension: string; amount: number }[];

/** Combines the counts of openings and crashes. */
function combine(opens: Counts, errors: Counts) {
  const names = new Set([...opens, ...errors].map(({ dimension }) => dimension));
  const of = (counts: Counts, name: string) => counts.find(({ dimension }) => dimension === name)?.amount ?? 0;
  return [...names].map((name) => ({ name, opens: of(opens, name), errors: of(errors, name) }));
}

/** Performance of a client's app, compared with the previous period. */
export default {
  routes: createSectionRoute(performance.read, {
    days: ({ query, today }) => getRecentDays(query.period, today),
    rows(run, { days, steps: [first = days.from] }) {
      const from = first < days.beforeFrom ? first : days.beforeFrom;
      return {
        sums: run(readTotals, { metrics: ['events', 'crashedSessions', 'startMs'], from, to: days.to }),
        report: run(readSourceInfo, days),
        openVersions: run(readBreakdown, 'openVersions', days),
        crashVersions: run(readBreakdown, 'crashVersions', days),
        openDevices: run(readBreakdown, 'openDevices', days),
        crashDevices: run(readBreakdown, 'crashDevices', days),
      };
    },
    present({ query, days, steps, sums, report, lastReportOn, ...parts }) {
      const app = new AppPerformance(sums);
      const now = app.between(days.from, days.to);
      const before = app.between(days.beforeFrom, days.beforeTo);
      const metric = (name: Exclude<keyof AppPerformance, 'between'>) =>
        buildMetricReply(now[name], before[name], report);
      return {
        ...{ period: query.period, days, lastReportOn },
        ...{ crashFree: metric('crashFree'), errors: metric('errors') },
        ...{ startupP50: metric('startupP50'), startupP95: metric('startupP95') },
        series: steps.map((at) => {
          const { crashFree, startupP50, startupP95, errors } = app.between(at, at);
          return { at, crashFree, startupP50, startupP95, errors };
        }),
        versions: combine(parts.openVersions, parts.crashVersions)
          .sort((one, other) => other.errors - one.errors || other.opens - one.opens)
          .slice(0, LIST_SIZE)
          .map(({ name, ...counts }) => ({ version: name, ...counts })),
        devices: combine(parts.openDevices, parts.crashDevices)
          .sort((one, other) => other.opens - one.opens || other.errors - one.errors)
          .slice(0, LIST_SIZE)
          .map(({ name, ...counts }) => ({ device: name, ...counts })),
      };
    },
  }),
} satisfies ApiModule;
