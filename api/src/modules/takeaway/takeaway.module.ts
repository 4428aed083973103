import type { ApiModule } from '../module.ts';
import { takeawayRoutes } from './takeaway.routes.ts';

export default { routes: takeawayRoutes } satisfies ApiModule;
