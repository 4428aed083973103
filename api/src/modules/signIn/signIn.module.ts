import type { ApiModule } from '../module.ts';
import { signInRoutes } from './signIn.routes.ts';

export default { routes: signInRoutes } satisfies ApiModule;
