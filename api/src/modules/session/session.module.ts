import type { ApiModule } from '../module.ts';
import { Session1795824002000 } from './20261128-session.migration.ts';
import { activeSessionRoutes } from './activeSession.routes.ts';
import { SessionEntity } from './Session.entity.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionRetention } from './sessionRetention.ts';

export default {
  entities: [SessionEntity],
  migrations: [Session1795824002000],
  routes: (deps) => [...sessionRoutes(deps), ...activeSessionRoutes(deps)],
  retention: (_, now) => ({ sessions: () => sessionRetention(now) }),
} satisfies ApiModule;
