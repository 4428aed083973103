import type { ApiModule } from '../module.ts';
import { openapiRoutes } from './openapi.routes.ts';

export default { routes: openapiRoutes } satisfies ApiModule;
