import type { ApiModule } from '../module.ts';
import { loyaltyRoutes } from './loyalty.routes.ts';

export default { routes: loyaltyRoutes } satisfies ApiModule;
