import type { ApiModule } from '../module.ts';
import { endedSessions } from './endedSessions.ts';
import { openSessionRoutes } from './openSession.routes.ts';
import { SessionEntity } from './Session.entity.ts';
import { SessionNames1766500100000 } from './session.migration.ts';
import { sessionRoutes } from './session.routes.ts';

export default {
  entities: [SessionEntity],
  migrations: [SessionNames1766500100000],
  routes: (parts) => [...sessionRoutes(parts), ...openSessionRoutes(parts)],
  sweeps: (_, now) => ({ sessions: () => endedSessions(now) }),
} satisfies ApiModule;
