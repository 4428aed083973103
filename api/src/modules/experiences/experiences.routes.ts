import { experiences } from '@skal/contracts/experiences';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { readEvenings } from '../figure/evenings.query.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReport } from '../figure/report.query.ts';
import { presentExperiences } from './experiences.present.ts';

/** So many days an evening stays in the list of those that are over. */
const PAST_DAYS = 180;

/** The events and experiences that are sold in a client's app. */
export function experiencesRoutes({ db, settings }: Parts): Route[] {
  return [
    route(experiences.read, {
      async run({ business: { id } }) {
        const today = dayOf(Date.now(), settings.timeZone);
        const lastMonth = addDays(`${today.slice(0, 8)}01`, -1);
        const [evenings, lastReportOn, reportBefore] = await Promise.all([
          readEvenings(db, id, addDays(today, -PAST_DAYS)),
          lastReportedDay(db, id),
          readReport(db, id, { from: `${lastMonth.slice(0, 8)}01`, to: lastMonth }),
        ]);
        const report = lastReportOn ? await readReport(db, id, { from: lastReportOn, to: lastReportOn }) : null;
        const wasReported = reportBefore !== null;
        return presentExperiences({ today, lastMonth, evenings, report, lastReportOn, wasReported });
      },
    }),
  ];
}
