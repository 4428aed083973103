import { content } from '@skal/contracts/content';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { lastDays } from '../figure/lastDays.ts';
import { readReport } from '../figure/report.query.ts';
import { readParts, readSums } from '../figure/sums.query.ts';
import { presentContent } from './content.present.ts';

/** What guests of a client's app read. */
export function contentRoutes({ db, settings }: Parts): Route[] {
  return [
    route(content.read, {
      async run({ business: { id }, query: { period } }) {
        const { days, steps } = lastDays(period, dayOf(Date.now(), settings.timeZone));
        const [sums, report, lastReportOn, viewed, screens] = await Promise.all([
          readSums(db, id, { metrics: ['events'], from: addDays(days.to, 1 - 2 * steps.length), to: days.to }),
          readReport(db, id, days),
          lastReportedDay(db, id),
          readParts(db, id, 'viewedItems', days),
          readParts(db, id, 'screens', days),
        ]);
        return presentContent({ period, days, steps, sums, report, lastReportOn, viewed, screens });
      },
    }),
  ];
}
