import { overview } from '@skal/contracts/overview';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { presentFigures } from '../figure/figures.present.ts';
import { lastReportedDay, readFigures } from '../figure/figures.query.ts';
import { AlertEntity } from './Alert.entity.ts';
import { alertsOf, WATCHED_DAYS } from './alertRules.ts';
import { OVERVIEW_FIGURES, presentOverview } from './overview.present.ts';
import { readWatched } from './watched.query.ts';

const ALERTS = 10;

/** A client's figures, as they were reported. */
export function overviewRoutes({ db, settings }: Parts): Route[] {
  return [
    route(overview.read, {
      async run({ business }) {
        const businessId = business.id;
        const { timeZone } = settings;
        const now = Date.now();
        const today = dayOf(now, timeZone);
        const days = Array.from({ length: WATCHED_DAYS }, (_, index) => addDays(today, index + 1 - WATCHED_DAYS));
        const asked = { from: addDays(today, 1 - WATCHED_DAYS), to: today, names: OVERVIEW_FIGURES };
        const [read, lastReportOn, watched, noted] = await Promise.all([
          readFigures(db, businessId, asked),
          lastReportedDay(db, businessId),
          readWatched(db, businessId, now),
          db.read((manager) =>
            manager.find(AlertEntity, {
              where: { businessId },
              order: { createdAt: 'DESC', id: 'DESC' },
              take: ALERTS,
            }),
          ),
        ]);
        const figures = presentFigures(read, days, OVERVIEW_FIGURES);
        const raised = alertsOf({ ...watched, now, today, timeZone, figures });
        return presentOverview({ days, figures, lastReportOn, noted, raised });
      },
    }),
  ];
}
