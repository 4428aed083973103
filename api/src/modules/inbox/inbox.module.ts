import type { ApiModule } from '../module.ts';
import { inboxRoutes } from './inbox.routes.ts';

export default { routes: inboxRoutes } satisfies ApiModule;
