import { release } from '@skal/contracts/operations/release';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { changeRelease } from './changeRelease.ts';

/** Routes of releases: operators read them, owners change them. */
export function releaseRoutes(deps: Dependencies): Route[] {
  const { releases } = deps.settings;
  return [
    route(release.list, { run: () => releases?.status() ?? [] }),

    route(release.promote, {
      run: (call) =>
        changeRelease(deps, call, {
          action: 'release.promoted',
          command: { type: 'promote', ...call.params, canary: call.body.canary },
          auditValues: ({ expects }, live) => [{ live: expects }, { live }],
        }),
    }),

    route(release.abort, {
      run: (call) =>
        changeRelease(deps, call, {
          action: 'release.aborted',
          command: { type: 'abort', ...call.params, canary: call.body.canary },
          auditValues: (_, canary) => [{ canary }, { canary: null }],
        }),
    }),

    route(release.rollBack, {
      run: (call) =>
        changeRelease(deps, call, {
          action: 'release.rolledBack',
          command: { type: 'rollback', ...call.params, version: call.body.to },
          auditValues: ({ expects }, live) => [{ live: expects }, { live }],
        }),
    }),
  ];
}
