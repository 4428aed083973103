import type { ApiModule } from '../module.ts';
import { adoptionRoutes } from './adoption.routes.ts';

export default { routes: adoptionRoutes } satisfies ApiModule;
