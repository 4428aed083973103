import { takeaway } from '@skal/contracts/analytics/takeaway';
import { findOrderAnswers } from '../appAction/orderAnswers.ts';
import { findOrderEvents } from '../appEvent/orderEvents.query.ts';
import { readSourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { ACTIVE_MS, getTakeawayTimes, presentTakeaway } from './takeaway.present.ts';

/** Takeaway orders of a client's app. */
export default {
  routes: createSectionRoute(takeaway.read, {
    days: ({ now, timeZone }) => ({ times: getTakeawayTimes(now, timeZone) }),
    rows: (run, { times: { today, yesterday, weekAgo, todayBegins, weekAgoBegins, weekAgoEnds, now } }) => ({
      answers: run(findOrderAnswers, {
        ...{ since: Math.min(todayBegins, now - ACTIVE_MS), from: weekAgoBegins, to: weekAgoEnds },
      }),
      events: run(findOrderEvents, [weekAgo, yesterday, today]),
      report: run(readSourceInfo, { from: today, to: today }),
      reportBefore: run(readSourceInfo, { from: weekAgo, to: weekAgo }),
    }),
    present: (read) => presentTakeaway(read),
  }),
} satisfies ApiModule;
