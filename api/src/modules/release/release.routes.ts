import { release } from '@skal/contracts/release';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { changeRelease } from './changeRelease.ts';

/** What is released of the site: for operators to see, and for owners to change. */
export function releaseRoutes(parts: Parts): Route[] {
  const { releases } = parts.settings;
  return [
    route(release.list, { run: () => releases?.list() ?? [] }),

    route(release.promote, {
      run: (call) =>
        changeRelease(parts, call, {
          action: 'release.promoted',
          change: (there, bundle, deed) => there.promote(bundle, call.body.canary, deed),
          trail: ({ expects }, live) => [{ live: expects }, { live }],
        }),
    }),

    route(release.abort, {
      run: (call) =>
        changeRelease(parts, call, {
          action: 'release.aborted',
          change: (there, bundle, deed) => there.abort(bundle, call.body.canary, deed),
          trail: (_, canary) => [{ canary }, { canary: null }],
        }),
    }),

    route(release.rollBack, {
      run: (call) =>
        changeRelease(parts, call, {
          action: 'release.rolledBack',
          change: (there, bundle, deed) => there.rollBack(bundle, call.body.to, deed),
          trail: ({ expects }, live) => [{ live: expects }, { live }],
        }),
    }),
  ];
}
