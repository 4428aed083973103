import type { ApiModule } from '../module.ts';
import { releaseRoutes } from './release.routes.ts';

export default { routes: releaseRoutes } satisfies ApiModule;
