import type { ReleaseReply, RumSummaryReply, VersionReply } from '@skal/contracts/release';
import type { ReleaseChangeContext, ReleaseCommand, ReleaseService } from '../releases.ts';

const told: RumSummaryReply = {
  ...{ drawn: 400, failed: 1, loads: 0, fallbacks: 0, errors: 1, messages: [{ message: 'TypeError: x', times: 1 }] },
  vitals: { LCP: 900, INP: 80, CLS: null },
};

const versionOf = (version: string): VersionReply => ({
  ...{ version, commit: '3984f9d6e3', bytes: 210_000, since: '2026-11-21T18:00:00.000Z', by: 'sites' },
  ...{ served: version === '2', told },
});

/** One bundle that is released: 2 is live, 3 is tried, 1 was before. */
export const sampleRelease: ReleaseReply = {
  bundle: 'mfe-portal',
  live: versionOf('2'),
  canary: { ...versionOf('3'), percent: 5 },
  before: versionOf('1'),
  history: [
    { version: '2', at: '2026-11-21T18:00:00.000Z', action: 'release', by: 'sites', commit: '3984f9d6e3', note: null },
  ],
};

/** A version that nobody gets at. */
export const UNREACHABLE_VERSION = '0';

/** A fake of the site's releases, which records the changes. */
export function stubReleaseService(): ReleaseService & { changes: [ReleaseCommand, ReleaseChangeContext][] } {
  const { bundle, live } = sampleRelease;
  const changes: [ReleaseCommand, ReleaseChangeContext][] = [];
  return {
    changes,
    status: async () => [sampleRelease],
    async change(command, context) {
      if (command.bundle !== bundle) return null;
      const version = command.type === 'rollback' ? command.version : command.canary;
      if (version === UNREACHABLE_VERSION)
        return { error: 'The storage cannot be reached, and nothing has changed', status: 503 };
      if (context.expects !== live.version)
        return { error: `Somebody was faster: ${bundle} is at ${live.version} by now`, status: 409 };
      changes.push([command, context]);
      return { version };
    },
  };
}
