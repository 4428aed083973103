import type { ApiModule } from '../module.ts';
import { breakEvenRoutes } from './breakEven.routes.ts';

export default { routes: breakEvenRoutes } satisfies ApiModule;
