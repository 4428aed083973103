import type { RumReport } from '@skal/contracts/rum';
import { createContext } from 'react';
import type { Fallback } from '../federation/loader.ts';
import { findRoute, type Snapshot } from '../federation/snapshot.ts';

/** What became of the pages of remotes in this tab. */
export interface Mounts {
  drawn(path: string): void;
  /** @param came whether its files had come, and it threw */
  failed(path: string, error: unknown, came: boolean): void;
  fellBack(fallback: Fallback): void;
}

/** Nobody is told where nobody listens: in the composer, and in tests. */
export const MountsContext = createContext<Mounts>({ drawn() {}, failed() {}, fellBack() {} });

/** A line of a stack that lies in a release: its address, line and column, whatever a browser writes around them. */
const FRAME = /\/r(\/[\w.@~-]+){3,}:\d+:\d+/g;

/** So many are told: as many as Chrome writes down. */
const FRAMES_LIMIT = 10;

/** What an error says and, the innermost first, where in which release it was thrown, if it says so. */
export interface Words {
  message: string;
  frames?: string[];
}

/** Errors that were told with their page. */
export const toldErrors = new WeakSet<object>();

/** What there is to tell of something that was thrown: an error, or anything else. */
export function wordsOf(thrown: unknown): Words {
  const { message = String(thrown), stack } = Object(thrown) as Partial<Error>;
  return { message, frames: `${stack}`.match(FRAME)?.slice(0, FRAMES_LIMIT) };
}

/**
 * Tells the site which pages of which release were drawn and which were not: the first outcome of each page, and the first
 * thing that went wrong with it, so that whoever tries again and again counts once.
 */
export function createMounts(snapshot: Snapshot, tell: (report: RumReport) => void): Mounts {
  const told = new Set<string>();
  /** Remotes that go on with the version before. */
  const versions = new Map<string, string>();

  const aboutOf = (route: string) => {
    const remote = findRoute(snapshot, route)?.remote;
    return remote && { remote: remote.name, version: versions.get(remote.name) ?? remote.version, route };
  };

  const tellOnce = (report: RumReport) => {
    const key = `${report.kind} ${report.version} ${report.route}`;
    if (!told.has(key)) tell(report);
    told.add(key);
  };

  const tellOutcome = (route: string, ok: boolean) => {
    const about = aboutOf(route);
    if (about) tellOnce({ kind: 'mount', ...about, ok, shell: snapshot.shell ?? '' });
    return about;
  };

  return {
    drawn: (path) => void tellOutcome(path, true),

    failed(path, error, came) {
      const about = tellOutcome(path, false);
      toldErrors.add(Object(error));
      if (about) tellOnce(came ? { kind: 'error', ...about, ...wordsOf(error) } : { kind: 'load', ...about });
    },

    fellBack({ remote, version, to, route }) {
      if (route !== null) tellOutcome(route, false);
      versions.set(remote, to);
      tell({ kind: 'fallback', remote, version, to, route: route ?? location.pathname });
    },
  };
}
