import { dayOf } from '../../calendar.ts';
import type { ApiModule } from '../module.ts';
import { AppEvent1795824001000 } from './20261128-appEvent.migration.ts';
import { AppEventEntity } from './AppEvent.entity.ts';
import { guestRoutes } from './guest.routes.ts';
import { ingestRoutes } from './ingest.routes.ts';
import { oldEvents } from './oldEvents.ts';
import { reportRoutes } from './report.routes.ts';

export default {
  entities: [AppEventEntity],
  migrations: [AppEvent1795824001000],
  routes: (deps) => [...ingestRoutes(deps), ...guestRoutes(deps), ...reportRoutes(deps)],
  retention: ({ eventKeepDays, timeZone }, now) => ({
    appEvents: () => oldEvents(dayOf(now, timeZone), eventKeepDays),
  }),
} satisfies ApiModule;
