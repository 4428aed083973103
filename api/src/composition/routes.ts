import { withDescription } from '../modules/openapi/openapi.routes.ts';
import type { Route } from '../server/http/route.ts';
import type { Services } from './services.ts';

/** Stage 3: the routes below /api, without the event stream. */
export interface RoutedServices extends Services {
  routes: readonly Route[];
}

/** Creates the routes of all modules, and the one with their API description. */
export function createRoutes(services: Services): RoutedServices {
  return { ...services, routes: withDescription(services.modules.routes(services.dependencies)) };
}
