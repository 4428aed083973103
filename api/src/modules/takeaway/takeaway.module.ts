import { takeaway } from '@skal/contracts/takeaway';
import { orderEvents } from '../appEvent/orderEvents.query.ts';
import { readReport } from '../figure/report.query.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';
import { presentTakeaway, takeawayTimes } from './takeaway.present.ts';

/** What guests of a client's app order ahead. */
export default {
  routes: sectionReport(takeaway.read, {
    days: ({ now, timeZone }) => ({ times: takeawayTimes(now, timeZone) }),
    rows: (run, { times: { today, yesterday, weekAgo } }) => ({
      events: run(orderEvents, [weekAgo, yesterday, today]),
      report: run(readReport, { from: today, to: today }),
      reportBefore: run(readReport, { from: weekAgo, to: weekAgo }),
    }),
    present: (read) => presentTakeaway(read),
  }),
} satisfies ApiModule;
