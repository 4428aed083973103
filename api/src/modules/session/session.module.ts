import type { ApiModule } from '../module.ts';
import { Session1795824002000 } from './20261128-session.migration.ts';
import { endedSessions } from './endedSessions.ts';
import { openSessionRoutes } from './openSession.routes.ts';
import { SessionEntity } from './Session.entity.ts';
import { sessionRoutes } from './session.routes.ts';

export default {
  entities: [SessionEntity],
  migrations: [Session1795824002000],
  routes: (deps) => [...sessionRoutes(deps), ...openSessionRoutes(deps)],
  retention: (_, now) => ({ sessions: () => endedSessions(now) }),
} satisfies ApiModule;
