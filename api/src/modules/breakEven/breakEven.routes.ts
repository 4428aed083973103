import { breakEven } from '@skal/contracts/breakEven';
import { dayOf, isoTime } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReports } from '../figure/reports.query.ts';
import { sourceNames } from '../figure/sourceNames.ts';
import { readSums } from '../figure/sums.query.ts';
import { BEGINNING } from '../figure/thirtyDays.ts';
import { readPaidDays } from '../ledger/paidDays.query.ts';
import { EARNED, positionsOf } from './positions.ts';

/** Whether a client's app has earned what it cost. */
export function breakEvenRoutes({ db, settings }: Parts): Route[] {
  return [
    route(breakEven.read, {
      async run({ business: { id } }) {
        const to = dayOf(Date.now(), settings.timeZone);
        const [earned, paid, lastReportOn] = await Promise.all([
          readSums(db, id, { metrics: EARNED, from: BEGINNING, to }),
          readPaidDays(db, id),
          lastReportedDay(db, id),
        ]);
        const { sources, readAt } = await readReports(db, id, { from: lastReportOn ?? to, to: lastReportOn ?? to });
        return {
          ...{ positions: positionsOf(earned, paid, lastReportOn !== null), lastReportOn },
          source: lastReportOn === null ? null : sourceNames(sources),
          readAt: lastReportOn === null ? null : isoTime(readAt),
        };
      },
    }),
  ];
}
