import type { ApiModule } from '../module.ts';
import { liveRoutes } from './live.routes.ts';

export default { routes: liveRoutes } satisfies ApiModule;
