import type { ApiModule } from '../module.ts';
import { passwordRoutes } from './password.routes.ts';

export default { routes: passwordRoutes } satisfies ApiModule;
