import { performance } from '@skal/contracts/performance';
import { dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { lastDays } from '../figure/lastDays.ts';
import { readReport } from '../figure/report.query.ts';
import { readParts, readSums } from '../figure/sums.query.ts';
import { AppDays } from './AppDays.ts';
import { presentPerformance } from './performance.present.ts';

/** How a client's app ran on the phones of its guests. */
export function performanceRoutes({ db, settings }: Parts): Route[] {
  return [
    route(performance.read, {
      async run({ business: { id }, query: { period } }) {
        const { days, steps } = lastDays(period, dayOf(Date.now(), settings.timeZone));
        const [first = days.from] = steps;
        const from = first < days.beforeFrom ? first : days.beforeFrom;
        const [sums, report, lastReportOn, ...parts] = await Promise.all([
          readSums(db, id, { metrics: ['events', 'crashedSessions', 'startMs'], from, to: days.to }),
          readReport(db, id, days),
          lastReportedDay(db, id),
          readParts(db, id, 'openVersions', days),
          readParts(db, id, 'crashVersions', days),
          readParts(db, id, 'openDevices', days),
          readParts(db, id, 'crashDevices', days),
        ]);
        const [openVersions, crashVersions, openDevices, crashDevices] = parts;
        return presentPerformance({
          ...{ period, days, steps, app: new AppDays(sums), report, lastReportOn },
          versions: { opens: openVersions, errors: crashVersions },
          devices: { opens: openDevices, errors: crashDevices },
        });
      },
    }),
  ];
}
