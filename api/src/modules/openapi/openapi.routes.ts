import { type OpenApiReply, openapi } from '@skal/contracts/http/openapi';
import { type Route, route } from '../../server/http/route.ts';
import { describeApi } from './describeApi.ts';

/** Adds the route that describes all routes, itself included. It is no module's: a module knows its own routes only. */
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
