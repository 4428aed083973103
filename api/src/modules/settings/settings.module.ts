import type { ApiModule } from '../module.ts';
import { settingsRoutes } from './settings.routes.ts';

export default { routes: settingsRoutes } satisfies ApiModule;
