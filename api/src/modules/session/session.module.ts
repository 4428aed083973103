import type { ApiModule } from '../module.ts';
import { Session1795910402000 } from './20261129-session.migration.ts';
import { activeSessionRoutes } from './activeSession.routes.ts';
import { SessionEntity } from './Session.entity.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionRetention } from './sessionRetention.ts';

export default {
  entities: [SessionEntity],
  migrations: [Session1795910402000],
  routes: (deps) => [...sessionRoutes(deps), ...activeSessionRoutes(deps)],
  retention: (_, now) => ({ sessions: () => sessionRetention(now) }),
} satisfies ApiModule;
