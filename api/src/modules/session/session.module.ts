import type { ApiModule } from '../module.ts';
import { SessionEntity } from './Session.entity.ts';
import { sessionRoutes } from './session.routes.ts';

export default { entities: [SessionEntity], routes: sessionRoutes } satisfies ApiModule;
