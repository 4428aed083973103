import {
  type ReleaseEntryReply,
  type ReleaseReply,
  type RumSummaryReply,
  release,
  type VersionReply,
} from '@skal/contracts/operations/release';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes the RUM figures of a version: page views without problems. */
export const makeRumStats = (change: Partial<RumSummaryReply> = {}): RumSummaryReply => ({
  ...{ rendered: 412, failed: 0, loads: 1, fallbacks: 0, errors: 0, messages: [] },
  vitals: { LCP: 1_240, INP: 64, CLS: 0.012 },
  ...change,
});

/** Makes a version as the server returns it. */
export const makeVersion = (version: string, change: Partial<VersionReply> = {}): VersionReply => ({
  ...{ version, commit: 'b5f412d07c1e9a3344', bytes: 212_400, since: '2026-11-21T18:04:00.000Z', by: 'portal' },
  served: true,
  rum: makeRumStats(),
  ...change,
});

const makeEntry = (action: ReleaseEntryReply['action'], version: string, at: string): ReleaseEntryReply => ({
  ...{ action, version, at, by: 'portal', commit: 'b5f412d07c1e9a3344', note: null },
});

const [OLD, LIVE, NEXT] = ['0.1.0-3984f9d6e3', '0.1.0-a17c02b4d9', '0.1.0-e5d1f0c8b2'] as const;

/** Makes a bundle with a rollback target. */
export const makeRelease = (bundle: string, change: Partial<ReleaseReply> = {}): ReleaseReply => ({
  bundle,
  live: makeVersion(LIVE),
  canary: null,
  before: makeVersion(OLD, { since: '2026-11-14T09:30:00.000Z', rum: makeRumStats({ rendered: 0, loads: 0 }) }),
  history: [
    makeEntry('release', LIVE, '2026-11-21T18:04:00.000Z'),
    makeEntry('release', OLD, '2026-11-14T09:30:00.000Z'),
  ],
  ...change,
});

const trial = makeVersion(NEXT, { rum: makeRumStats({ rendered: 37, vitals: { LCP: 1_180, INP: null, CLS: 0.01 } }) });

const sampleReleases = (): ReleaseReply[] => [
  makeRelease('mfe-admin'),
  makeRelease('mfe-marketing'),
  makeRelease('mfe-portal', {
    canary: { ...trial, percent: 5 },
    history: [
      { ...makeEntry('canary', NEXT, '2026-11-22T05:40:00.000Z'), note: '5%' },
      ...makeRelease('mfe-portal').history,
    ],
  }),
  makeRelease('shell', {
    before: null,
    live: makeVersion(LIVE, { rum: makeRumStats({ rendered: 1_273, failed: 1 }) }),
  }),
];

/** Mocks releases, with actions and 409 for outdated ones. */
export function releaseHandlers(...initial: ReleaseReply[]): RequestHandler[] {
  let all = initial;
  const change = (
    bundle: string,
    expects: string,
    action: ReleaseEntryReply['action'],
    version: string,
    now: (its: ReleaseReply) => Partial<ReleaseReply>,
  ) => {
    const its = all.find((each) => each.bundle === bundle);
    if (!its) return errorResponse(404, 'This bundle was not found.');
    if (its.live.version !== expects) {
      const error = `Conflict: ${bundle} is now at ${its.live.version}, expected ${expects}. Reload and try again.`;
      return errorResponse(409, error);
    }
    const history = [makeEntry(action, version, '2026-11-22T06:00:00.000Z'), ...its.history];
    all = all.map((each) => (each === its ? { ...its, history, ...now(its) } : each));
    return { bundle, version };
  };
  return [
    mockEndpoint(release.list, () => all),
    mockEndpoint(release.promote, ({ params: { bundle }, body: { expects, canary } }) =>
      change(bundle, expects, 'promote', canary, ({ live }) => ({
        ...{ live: makeVersion(canary), canary: null, before: live },
      })),
    ),
    mockEndpoint(release.abort, ({ params: { bundle }, body: { expects, canary } }) =>
      change(bundle, expects, 'abort', canary, () => ({ canary: null })),
    ),
    mockEndpoint(release.rollBack, ({ params: { bundle }, body: { expects, to } }) =>
      change(bundle, expects, 'rollback', to, () => ({ live: makeVersion(to), before: null })),
    ),
  ];
}

export const defaultReleaseHandlers: RequestHandler[] = releaseHandlers(...sampleReleases());
