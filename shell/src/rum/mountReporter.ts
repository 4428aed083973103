import type { RumReport } from '@skal/contracts/operations/rum';
import { createContext } from 'react';
import type { FallbackEvent } from '../federation/loader.ts';
import { findRoute, type Snapshot } from '../federation/snapshot.ts';

/** Reports what became of the pages of remotes in this tab. */
export interface MountReporter {
  reportMounted(path: string): void;
  /** @param hasLoaded whether its files had loaded, so that the page itself threw */
  reportFailed(path: string, error: unknown, hasLoaded: boolean): void;
  reportFallback(fallback: FallbackEvent): void;
}

/** Without a provider nothing is reported: in the composer, and in tests. */
export const MountReporterContext = createContext<MountReporter>({
  reportMounted() {},
  reportFailed() {},
  reportFallback() {},
});

/** A stack frame in a release: address, line and column. Every browser writes these in the same form. */
const FRAME = /\/r(\/[\w.@~-]+){3,}:\d+:\d+/g;

/** Chrome records ten frames. */
const FRAMES_LIMIT = 10;

export interface ErrorDescription {
  message: string;
  /** The frames in releases, the innermost first. */
  frames?: string[];
}

/** Errors that were reported with their page. */
export const reportedErrors = new WeakSet<object>();

/** Describes anything that was thrown. */
export function describeError(thrown: unknown): ErrorDescription {
  const { message = String(thrown), stack } = Object(thrown) as Partial<Error>;
  return { message, frames: `${stack}`.match(FRAME)?.slice(0, FRAMES_LIMIT) };
}

/** Reports the first outcome of each page, and its first error: a visitor who tries again counts once. */
export function createMountReporter(snapshot: Snapshot, send: (report: RumReport) => void): MountReporter {
  const sent = new Set<string>();
  /** The versions of remotes that fell back. */
  const versions = new Map<string, string>();

  const sendOnce = (report: RumReport) => {
    const key = `${report.kind} ${report.version} ${report.route}`;
    if (!sent.has(key)) send(report);
    sent.add(key);
  };

  const reportOutcome = (route: string, ok: boolean) => {
    const remote = findRoute(snapshot, route)?.remote;
    if (!remote) return null;
    const about = { remote: remote.name, version: versions.get(remote.name) ?? remote.version, route };
    sendOnce({ kind: 'mount', ...about, ok, shell: snapshot.shell ?? '' });
    return about;
  };

  return {
    reportMounted: (path) => void reportOutcome(path, true),

    reportFailed(path, error, hasLoaded) {
      const about = reportOutcome(path, false);
      reportedErrors.add(Object(error));
      if (about)
        sendOnce(hasLoaded ? { kind: 'error', ...about, ...describeError(error) } : { kind: 'load', ...about });
    },

    reportFallback({ remote, version, to, route }) {
      console.warn(`${remote}@${version} failed; this tab uses ${to}`);
      if (route !== null) reportOutcome(route, false);
      versions.set(remote, to);
      send({ kind: 'fallback', remote, version, to, route: route ?? location.pathname });
    },
  };
}
