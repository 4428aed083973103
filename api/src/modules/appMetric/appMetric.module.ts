import { dayOf } from '../../time/calendar.ts';
import { Figure1795824001000 } from '../figure/20261128-figure.migration.ts';
import type { ApiModule } from '../module.ts';
import { AppMetricDayEntity } from './AppMetricDay.entity.ts';
import { appMetricRoutes } from './appMetric.routes.ts';
import { AppGuestEntity } from './guest/AppGuest.entity.ts';
import { guestRetention } from './guest/guestRetention.ts';

export default {
  entities: [AppMetricDayEntity, AppGuestEntity],
  migrations: [Figure1795824001000],
  routes: appMetricRoutes,
  retention: ({ eventRetentionDays, timeZone }, now) => ({
    appGuests: () => guestRetention(dayOf(now, timeZone), eventRetentionDays),
  }),
} satisfies ApiModule;
