import { bookings } from '@skal/contracts/bookings';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { periodDays } from '../commerce/periodDays.ts';
import { readBooked } from '../figure/booked.query.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReport } from '../figure/report.query.ts';
import { BUSY_DAYS, presentBookings } from './bookings.present.ts';
import { Tables } from './Tables.ts';

const WEEK = 7;

/** The tables that guests of a client's app book. */
export function bookingsRoutes({ db, settings }: Parts): Route[] {
  return [
    route(bookings.read, {
      async run({ business: { id } }) {
        const today = dayOf(Date.now(), settings.timeZone);
        const month = periodDays('monthly', today);
        const [weekAgo, busyFrom] = [addDays(today, -WEEK), addDays(today, 1 - BUSY_DAYS)];
        const from = busyFrom < month.beforeFrom ? busyFrom : month.beforeFrom;
        const [booked, lastReportOn, reportWeekAgo, reportBefore] = await Promise.all([
          readBooked(db, id, from),
          lastReportedDay(db, id),
          readReport(db, id, { from: weekAgo, to: weekAgo }),
          readReport(db, id, { from: month.beforeFrom, to: month.beforeTo }),
        ]);
        const report = lastReportOn ? await readReport(db, id, { from: lastReportOn, to: lastReportOn }) : null;
        const wasReported = { weekAgo: reportWeekAgo !== null, monthBefore: reportBefore !== null };
        return presentBookings({ today, month, tables: Tables.of(booked), report, lastReportOn, wasReported });
      },
    }),
  ];
}
