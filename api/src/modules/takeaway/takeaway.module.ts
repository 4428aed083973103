import { takeaway } from '@skal/contracts/analytics/takeaway';
import { findOrderEvents } from '../appEvent/orderEvents.query.ts';
import { readSourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';
import { presentTakeaway, takeawayTimes } from './takeaway.present.ts';

/** Takeaway orders of a client's app. */
export default {
  routes: sectionReport(takeaway.read, {
    days: ({ now, timeZone }) => ({ times: takeawayTimes(now, timeZone) }),
    rows: (run, { times: { today, yesterday, weekAgo } }) => ({
      events: run(findOrderEvents, [weekAgo, yesterday, today]),
      report: run(readSourceInfo, { from: today, to: today }),
      reportBefore: run(readSourceInfo, { from: weekAgo, to: weekAgo }),
    }),
    present: (read) => presentTakeaway(read),
  }),
} satisfies ApiModule;
