import { toLocalDay } from '../../time/calendar.ts';
import type { ApiModule } from '../module.ts';
import { AppMetricDayEntity } from './AppMetricDay.entity.ts';
import { appMetricRoutes } from './appMetric.routes.ts';
import { AppGuestEntity } from './guest/AppGuest.entity.ts';
import { guestRetention } from './guest/guestRetention.ts';
import { AppMetric1795996801000 } from './migrations/20261130-appMetric.migration.ts';
import { GuestSummary1796083203100 } from './migrations/20261201-guestSummary.migration.ts';

export default {
  entities: [AppMetricDayEntity, AppGuestEntity],
  migrations: [AppMetric1795996801000, GuestSummary1796083203100],
  routes: appMetricRoutes,
  retention: ({ eventRetentionDays, timeZone }, now) => ({
    appGuests: () => guestRetention(toLocalDay(now, timeZone), eventRetentionDays),
  }),
} satisfies ApiModule;
