import type { ApiModule } from '../module.ts';
import { preferencesRoutes } from './preferences.routes.ts';

export default { routes: preferencesRoutes } satisfies ApiModule;
