import { type OpenApiReply, openapi } from '@skal/contracts/http/openapi';
import { type Route, route } from '../../server/http/route.ts';
import { describeApi } from './describeApi.ts';

/**
 * Adds the route that describes all routes, including itself. It belongs to no module, because a module knows only its
 * own routes.
 */
export function withDescription(others: readonly Route[]): Route[] {
  let description: OpenApiReply | undefined;
  const routes: Route[] = [
    ...others,
    route(openapi.read, {
      run() {
        description ??= describeApi(routes);
        return description;
      },
    }),
  ];
  return routes;
}
