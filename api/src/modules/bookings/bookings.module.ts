import { bookings } from '@skal/contracts/analytics/bookings';
import { addDays } from '../../time/calendar.ts';
import { readReservations } from '../appMetric/query/reservations.query.ts';
import { readSourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import { getPeriodDays } from '../commerce/periodDays.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { BUSY_DAYS, presentBookings } from './bookings.present.ts';

/** Table reservations of a client's app. */
export default {
  routes: createSectionRoute(bookings.read, {
    days: ({ today }) => ({
      month: getPeriodDays('monthly', today),
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
