import type { ApiModule } from '../module.ts';
import { notificationRoutes } from './notification.routes.ts';

export default { routes: notificationRoutes } satisfies ApiModule;
