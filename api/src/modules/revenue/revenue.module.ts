import type { ApiModule } from '../module.ts';
import { revenueRoutes } from './revenue.routes.ts';

export default { routes: revenueRoutes } satisfies ApiModule;
