import { overview } from '@skal/contracts/overview';
import { In } from 'typeorm';
import { addDays, dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { AlertEntity } from './Alert.entity.ts';
import { DailyMetricEntity } from './DailyMetric.entity.ts';
import { presentOverview } from './overview.present.ts';

const DAYS = 7;
const ALERTS = 10;

/** A client's figures, as they were reported. */
export function overviewRoutes({ db, settings }: Parts): Route[] {
  return [
    route(overview.read, {
      async run({ business }) {
        const businessId = business.id;
        const today = dayOf(Date.now(), settings.timeZone);
        const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
        const [metrics, alerts] = await Promise.all([
          db.read((manager) => manager.findBy(DailyMetricEntity, { businessId, day: In(days) })),
          db.read((manager) =>
            manager.find(AlertEntity, {
              where: { businessId },
              order: { createdAt: 'DESC', id: 'DESC' },
              take: ALERTS,
            }),
          ),
        ]);
        return presentOverview(metrics, alerts, days);
      },
    }),
  ];
}
