import { type OpenApiReply, openapi } from '@skal/contracts/openapi';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/route.ts';
import { describeApi } from './describeApi.ts';

/** The description of the api, made from what is answered when somebody first asks for it. */
export function openapiRoutes({ routes }: Dependencies): Route[] {
  let description: OpenApiReply | undefined;
  return [
    route(openapi.read, {
      run() {
        description ??= describeApi(routes());
        return description;
      },
    }),
  ];
}
