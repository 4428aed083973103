import { dayOf } from '../../calendar.ts';
import type { ApiModule } from '../module.ts';
import { AppEventEntity } from './AppEvent.entity.ts';
import { AppEvent1768000100000 } from './appEvent.migration.ts';
import { EventBytes1768000430000 } from './eventBytes.migration.ts';
import { guestRoutes } from './guest.routes.ts';
import { ingestRoutes } from './ingest.routes.ts';
import { oldEvents } from './oldEvents.ts';
import { reportRoutes } from './report.routes.ts';

export default {
  entities: [AppEventEntity],
  migrations: [AppEvent1768000100000, EventBytes1768000430000],
  routes: (parts) => [...ingestRoutes(parts), ...guestRoutes(parts), ...reportRoutes(parts)],
  sweeps: ({ eventKeepDays, timeZone }, now) => ({ appEvents: () => oldEvents(dayOf(now, timeZone), eventKeepDays) }),
} satisfies ApiModule;
