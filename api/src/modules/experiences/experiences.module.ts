import type { ApiModule } from '../module.ts';
import { experiencesRoutes } from './experiences.routes.ts';

export default { routes: experiencesRoutes } satisfies ApiModule;
