import { takeaway } from '@skal/contracts/takeaway';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { orderEvents } from '../appEvent/orderEvents.query.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReport } from '../figure/report.query.ts';
import { presentTakeaway, takeawayTimes } from './takeaway.present.ts';

/** What guests of a client's app order ahead. */
export function takeawayRoutes({ db, settings }: Parts): Route[] {
  return [
    route(takeaway.read, {
      async run({ business: { id } }) {
        const times = takeawayTimes(Date.now(), settings.timeZone);
        const { today, yesterday, weekAgo } = times;
        const [events, report, reportBefore, lastReportOn] = await Promise.all([
          orderEvents(db, id, [weekAgo, yesterday, today]),
          readReport(db, id, { from: today, to: today }),
          readReport(db, id, { from: weekAgo, to: weekAgo }),
          lastReportedDay(db, id),
        ]);
        return presentTakeaway({ times, events, report, reportBefore, lastReportOn });
      },
    }),
  ];
}
