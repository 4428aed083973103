import { achievement } from '@skal/contracts/achievement';
import { dayOf, isoTime } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { lastReportedDay } from '../figure/figures.query.ts';
import { readReports } from '../figure/reports.query.ts';
import { sourceNames } from '../figure/sourceNames.ts';
import { announceReached } from './announceReached.ts';
import { readAchievements } from './readAchievements.ts';

/** What a client's app has reached. */
export function achievementRoutes({ db, settings }: Parts): Route[] {
  const today = () => dayOf(Date.now(), settings.timeZone);
  return [
    route(achievement.list, {
      async run({ business: { id } }) {
        const [achievements, lastReportOn] = await Promise.all([
          readAchievements(db, id, today()),
          lastReportedDay(db, id),
        ]);
        if (lastReportOn === null) return { achievements, lastReportOn, source: null, readAt: null };
        const { sources, readAt } = await readReports(db, id, { from: lastReportOn, to: lastReportOn });
        return { achievements, lastReportOn, source: sourceNames(sources), readAt: isoTime(readAt) };
      },
    }),

    route(achievement.announce, {
      // Before the launch nothing is reached: the portal shows all of them as locked.
      run: ({ business }) => (business.liveAt === null ? [] : announceReached(db, business.id, today())),
    }),
  ];
}
