import type { ApiModule } from '../module.ts';
import { contentRoutes } from './content.routes.ts';

export default { routes: contentRoutes } satisfies ApiModule;
