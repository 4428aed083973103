import type { ApiModule } from '../module.ts';
import { commerceRoutes } from './commerce.routes.ts';

export default { routes: commerceRoutes } satisfies ApiModule;
