import { performance } from '@skal/contracts/performance';
import { lastDays } from '../figure/lastDays.ts';
import { metricReply } from '../figure/metricReply.ts';
import { readReport } from '../figure/report.query.ts';
import { readParts, readSums } from '../figure/sums.query.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';
import { AppDays } from './AppDays.ts';

const MOST = 10;

type Counts = readonly { part: string; amount: number }[];

/** How often each was opened, and how often it crashed. */
function beside(opens: Counts, errors: Counts) {
  const names = new Set([...opens, ...errors].map(({ part }) => part));
  const of = (counts: Counts, name: string) => counts.find(({ part }) => part === name)?.amount ?? 0;
  return [...names].map((name) => ({ name, opens: of(opens, name), errors: of(errors, name) }));
}

/** How a client's app ran on the phones of its guests in a period, beside the one before. */
export default {
  routes: sectionReport(performance.read, {
    days: ({ query, today }) => lastDays(query.period, today),
    rows(run, { days, steps: [first = days.from] }) {
      const from = first < days.beforeFrom ? first : days.beforeFrom;
      return {
        sums: run(readSums, { metrics: ['events', 'crashedSessions', 'startMs'], from, to: days.to }),
        report: run(readReport, days),
        openVersions: run(readParts, 'openVersions', days),
        crashVersions: run(readParts, 'crashVersions', days),
        openDevices: run(readParts, 'openDevices', days),
        crashDevices: run(readParts, 'crashDevices', days),
      };
    },
    present({ query, days, steps, sums, report, lastReportOn, ...parts }) {
      const app = new AppDays(sums);
      const now = app.between(days.from, days.to);
      const before = app.between(days.beforeFrom, days.beforeTo);
      const metric = (name: 'crashFree' | 'startHalf' | 'startMost' | 'errors') =>
        metricReply(now[name], before[name], report);
      return {
        ...{ period: query.period, days, lastReportOn },
        ...{ crashFree: metric('crashFree'), errors: metric('errors') },
        ...{ startHalf: metric('startHalf'), startMost: metric('startMost') },
        steps: steps.map((at) => {
          const { crashFree, startHalf, startMost, errors } = app.between(at, at);
          return { at, crashFree, startHalf, startMost, errors };
        }),
        versions: beside(parts.openVersions, parts.crashVersions)
          .sort((one, other) => other.errors - one.errors || other.opens - one.opens)
          .slice(0, MOST)
          .map(({ name, ...counts }) => ({ version: name, ...counts })),
        devices: beside(parts.openDevices, parts.crashDevices)
          .sort((one, other) => other.opens - one.opens || other.errors - one.errors)
          .slice(0, MOST)
          .map(({ name, ...counts }) => ({ device: name, ...counts })),
      };
    },
  }),
} satisfies ApiModule;
