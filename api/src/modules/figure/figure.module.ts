import { dayOf } from '../../calendar.ts';
import type { ApiModule } from '../module.ts';
import { Figure1795824001000 } from './20261128-figure.migration.ts';
import { AppGuestEntity } from './AppGuest.entity.ts';
import { AppMetricDayEntity } from './FigureDay.entity.ts';
import { appMetricRoutes } from './figure.routes.ts';
import { guestRetention } from './oldGuests.ts';

export default {
  entities: [AppMetricDayEntity, AppGuestEntity],
  migrations: [Figure1795824001000],
  routes: appMetricRoutes,
  retention: ({ eventRetentionDays, timeZone }, now) => ({
    appGuests: () => guestRetention(dayOf(now, timeZone), eventRetentionDays),
  }),
} satisfies ApiModule;
