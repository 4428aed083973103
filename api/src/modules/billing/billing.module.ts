import type { ApiModule } from '../module.ts';
import { billingRoutes } from './billing.routes.ts';

export default { routes: billingRoutes } satisfies ApiModule;
