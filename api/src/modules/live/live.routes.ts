import { liveVersion } from '@skal/contracts/operations/liveEvents';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readLiveVersions } from './liveVersions.ts';

/** Routes beside the event stream. */
export const liveRoutes = (deps: Pick<Dependencies, 'db' | 'settings'>): Route[] => [
  route(liveVersion.read, {
    run: async ({ business }) => ({ version: (await readLiveVersions(deps, [business.id])).get(business.id) ?? '' }),
  }),
];
