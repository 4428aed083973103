import { toLocalDay } from '../../time/calendar.ts';
import type { ApiModule } from '../module.ts';
import { AppEvent1795996801000 } from './20261130-appEvent.migration.ts';
import { AppEventEntity } from './AppEvent.entity.ts';
import { eventRetention } from './eventRetention.ts';
import { eventTypeStatsRoutes } from './eventTypeStats.routes.ts';
import { guestRoutes } from './guest.routes.ts';
import { ingestRoutes } from './ingest.routes.ts';

export default {
  entities: [AppEventEntity],
  migrations: [AppEvent1795996801000],
  routes: (deps) => [...ingestRoutes(deps), ...guestRoutes(deps), ...eventTypeStatsRoutes(deps)],
  retention: ({ eventRetentionDays, timeZone }, now) => ({
    appEvents: () => eventRetention(toLocalDay(now, timeZone), eventRetentionDays),
  }),
} satisfies ApiModule;
