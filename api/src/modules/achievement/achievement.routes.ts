import { achievement } from '@skal/contracts/analytics/achievement';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { UNREPORTED } from '../appMetric/period/metricReply.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { announceAchievements } from './announceAchievements.ts';
import { readAchievements } from './readAchievements.ts';

/** Routes of a client's achievements. */
export function achievementRoutes(deps: Dependencies): Route[] {
  const { db, settings } = deps;
  return [
    ...createSectionRoute(achievement.list, {
      days: () => ({}),
      rows: (run, { today }) => ({ achievements: run(readAchievements, today) }),
      present: ({ achievements, lastReportOn, lastReport }) => ({
        ...{ achievements, lastReportOn },
        ...(lastReport ?? UNREPORTED),
      }),
    })(deps),

    route(achievement.announce, {
      // Before the launch nothing is reached: the portal shows all of them as locked.
      run: ({ business }) =>
        business.liveAt === null
          ? []
          : announceAchievements(db, business.id, toLocalDay(Date.now(), settings.timeZone)),
    }),
  ];
}
