import { loyalty } from '@skal/contracts/loyalty';
import { dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReports } from '../figure/reports.query.ts';
import { readEventSums, readSums } from '../figure/sums.query.ts';
import { BEGINNING, thirtyDays } from '../figure/thirtyDays.ts';
import { presentLoyalty } from './loyalty.present.ts';

/** The loyalty card in a client's app. */
export function loyaltyRoutes({ db, settings }: Parts): Route[] {
  return [
    route(loyalty.read, {
      async run({ business: { id } }) {
        const days = thirtyDays(dayOf(Date.now(), settings.timeZone));
        const { to, beforeFrom } = days;
        const [members, stamps, rewards, items, reports, lastReportOn] = await Promise.all([
          readSums(db, id, { metrics: ['members'], from: BEGINNING, to }),
          readSums(db, id, { metrics: ['stamps'], from: beforeFrom, to }),
          readEventSums(db, id, { types: ['loyalty.redeemed'], from: beforeFrom, to }),
          readSums(db, id, { metrics: ['rewardItems'], from: days.from, to }),
          readReports(db, id, { from: beforeFrom, to }),
          lastReportedDay(db, id),
        ]);
        return presentLoyalty({ days, members, stamps, rewards, items, reports, lastReportOn });
      },
    }),
  ];
}
