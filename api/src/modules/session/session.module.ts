import type { ApiModule } from '../module.ts';
import { endedSessions } from './endedSessions.ts';
import { SessionEntity } from './Session.entity.ts';
import { sessionRoutes } from './session.routes.ts';

export default {
  entities: [SessionEntity],
  routes: sessionRoutes,
  sweeps: (_, now) => ({ sessions: () => endedSessions(now) }),
} satisfies ApiModule;
