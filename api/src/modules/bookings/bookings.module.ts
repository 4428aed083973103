import { bookings, RESERVATIONS_MAX } from '@skal/contracts/analytics/bookings';
import { addDays, toTimestamp } from '../../time/calendar.ts';
import { findUnreportedAnswers, findUpcomingReservations } from '../appAction/reservationAnswers.ts';
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
    rows: (run, { month: { beforeFrom, beforeTo }, weekAgo, busyDays, today, timeZone }) => ({
      reservations: run(findUpcomingReservations, {
        ...{ from: toTimestamp(today, 0, timeZone), limit: RESERVATIONS_MAX },
      }),
      unreported: run(findUnreportedAnswers, toTimestamp(beforeFrom, 0, timeZone)),
      booked: run(readReservations, busyDays.from < beforeFrom ? busyDays.from : beforeFrom),
      reportWeekAgo: run(readSourceInfo, { from: weekAgo, to: weekAgo }),
      reportMonthBefore: run(readSourceInfo, { from: beforeFrom, to: beforeTo }),
    }),
    present: (read) => presentBookings(read),
  }),
} satisfies ApiModule;
