import type { ApiModule } from '../module.ts';
import { performanceRoutes } from './performance.routes.ts';

export default { routes: performanceRoutes } satisfies ApiModule;
