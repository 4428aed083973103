import type { ApiModule } from '../module.ts';
import { appAlertRoutes } from './appAlert.routes.ts';

export default { routes: appAlertRoutes } satisfies ApiModule;
