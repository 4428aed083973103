import { bookings } from '@skal/contracts/bookings';
import { addDays } from '../../calendar.ts';
import { periodDays } from '../commerce/periodDays.ts';
import { readReservations } from '../figure/booked.query.ts';
import { readSourceInfo } from '../figure/report.query.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';
import { BUSY_DAYS, presentBookings } from './bookings.present.ts';

/** The tables that guests of a client's app book. */
export default {
  routes: sectionReport(bookings.read, {
    days: ({ today }) => ({
      month: periodDays('monthly', today),
      weekAgo: addDays(today, -7),
      busyDays: { from: addDays(today, 1 - BUSY_DAYS), to: today },
    }),
    rows: (run, { month: { beforeFrom, beforeTo }, weekAgo, busyDays }) => ({
      booked: run(readReservations, busyDays.from < beforeFrom ? busyDays.from : beforeFrom),
      reportWeekAgo: run(readSourceInfo, { from: weekAgo, to: weekAgo }),
      reportMonthBefore: run(readSourceInfo, { from: beforeFrom, to: beforeTo }),
    }),
    present: (read) => presentBookings(read),
  }),
} satisfies ApiModule;
