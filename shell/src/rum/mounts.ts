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

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Tells the site which pages of which release were drawn and which were not: the first outcome of each page, so that
 * whoever tries again and again counts once.
 */
export function createMounts(snapshot: Snapshot, tell: (report: RumReport) => void): Mounts {
  const told = new Set<string>();
  /** Remotes that go on with the version before. */
  const versions = new Map<string, string>();

  const aboutOf = (route: string) => {
    const remote = findRoute(snapshot, route)?.remote;
    return remote && { remote: remote.name, version: versions.get(remote.name) ?? remote.version, route };
  };

  const tellOutcome = (route: string, ok: boolean) => {
    const about = aboutOf(route);
    const key = `${about?.version} ${route}`;
    if (!about || told.has(key)) return null;
    told.add(key);
    tell({ kind: 'mount', ...about, ok, shell: snapshot.shell ?? '' });
    return about;
  };

  return {
    drawn: (path) => void tellOutcome(path, true),

    failed(path, error, came) {
      const about = tellOutcome(path, false);
      if (about) tell(came ? { kind: 'error', ...about, message: messageOf(error) } : { kind: 'load', ...about });
    },

    fellBack({ remote, version, to, route }) {
      if (route !== null) tellOutcome(route, false);
      versions.set(remote, to);
      tell({ kind: 'fallback', remote, version, to, route: route ?? location.pathname });
    },
  };
}
