import type { ApiModule } from '../module.ts';
import { operatorRoutes } from './operator.routes.ts';

export default { routes: operatorRoutes } satisfies ApiModule;
