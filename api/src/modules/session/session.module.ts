import type { ApiModule } from '../module.ts';
import { Session1795996802000 } from './20261130-session.migration.ts';
import { activeSessionRoutes } from './activeSession.routes.ts';
import { SessionEntity } from './Session.entity.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionRetention } from './sessionRetention.ts';

export default {
  entities: [SessionEntity],
  migrations: [Session1795996802000],
  routes: (deps) => [...sessionRoutes(deps), ...activeSessionRoutes(deps)],
  retention: (_, now) => ({ sessions: () => sessionRetention(now) }),
} satisfies ApiModule;
