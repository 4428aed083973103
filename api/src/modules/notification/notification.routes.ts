import { notification } from '@skal/contracts/notification';
import { dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReports } from '../figure/reports.query.ts';
import { readEventSums } from '../figure/sums.query.ts';
import { thirtyDays } from '../figure/thirtyDays.ts';
import { presentNotifications } from './notification.present.ts';

/** What became of the notifications that a client's app was sent. */
export function notificationRoutes({ db, settings }: Parts): Route[] {
  return [
    route(notification.read, {
      async run({ business: { id } }) {
        const days = thirtyDays(dayOf(Date.now(), settings.timeZone));
        const both = { from: days.beforeFrom, to: days.to };
        const [sums, reports, lastReportOn] = await Promise.all([
          readEventSums(db, id, { types: ['notification.delivered', 'notification.opened'], ...both }),
          readReports(db, id, both),
          lastReportedDay(db, id),
        ]);
        return presentNotifications({ days, sums, reports, lastReportOn });
      },
    }),
  ];
}
