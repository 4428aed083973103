import { adoption } from '@skal/contracts/adoption';
import { addDays, dayOf, mondayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReports } from '../figure/reports.query.ts';
import { readEventSums, readSums } from '../figure/sums.query.ts';
import { BEGINNING, thirtyDays } from '../figure/thirtyDays.ts';
import { presentAdoption, WEEKS } from './adoption.present.ts';

/** Who has a client's app. */
export function adoptionRoutes({ db, settings }: Parts): Route[] {
  return [
    route(adoption.read, {
      async run({ business: { id } }) {
        const days = thirtyDays(dayOf(Date.now(), settings.timeZone));
        const { to } = days;
        const firstWeek = addDays(mondayOf(to), 7 * (1 - WEEKS));
        const first = firstWeek < days.beforeFrom ? firstWeek : days.beforeFrom;
        const [installs, registrations, active, sources, guests, reports, lastReportOn] = await Promise.all([
          readEventSums(db, id, { types: ['app.installed'], from: days.beforeFrom, to }),
          readEventSums(db, id, { types: ['guest.registered'], from: BEGINNING, to }),
          readSums(db, id, { metrics: ['monthlyGuests'], from: BEGINNING, to }),
          readSums(db, id, { metrics: ['installSources', 'registerSources'], from: days.from, to }),
          readSums(db, id, { metrics: ['weekGuests'], from: firstWeek, to }),
          readReports(db, id, { from: first, to }),
          lastReportedDay(db, id),
        ]);
        return presentAdoption({
          ...{ days, firstWeek, installs, registrations, active, sources, guests, reports, lastReportOn },
        });
      },
    }),
  ];
}
