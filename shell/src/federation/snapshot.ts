import type { SiteInfo } from '@skal/contracts/site/site';
import type { HomePaths, PageAccess, PageLayout, SiteNav } from '@skal/shell-kit/manifest.ts';

/** A page of a remote, as far as the shell must know it before any file of the remote is there. */
export interface SnapshotRoute {
  path: string;
  page: string;
  title: string;
  access: PageAccess;
  layout: PageLayout;
}

/** Where the files of one release are. */
export interface SnapshotRelease {
  version: string;
  /** Its folder, `/r/<name>/<version>/`. */
  base: string;
  entry: string;
}

/** One bundle at the version that this tab stays with. */
export interface SnapshotRemote extends SnapshotRelease {
  /** The name in the registry: `mfe-portal`. */
  name: string;
  /** The federation runtime's name for it: `mfe_portal`. */
  remote: string;
  /** The version before, which this tab goes on with where the other does not work in it. */
  before?: SnapshotRelease;
  routes: SnapshotRoute[];
  dialogs: string[];
}

/** The registry as a page carries it: resolved, so that the browser asks for nothing twice. */
export interface Snapshot {
  revision: string;
  /** The shell's version; a front door from before it was asked for does not say it. */
  shell?: string;
  /** The check of the list of all remotes' checks; none while the site is worked on. */
  integrity?: string;
  /** Whether somebody looks at versions here that are not live. */
  override?: true;
  site: SiteInfo;
  remotes: SnapshotRemote[];
  /** What all remotes together put into bar and footer. */
  nav: SiteNav;
  /** Where each kind of visitor belongs. */
  home: HomePaths;
  /** The versions of the shared modules that the shell hands over. */
  shared: Record<string, string>;
}

export const SNAPSHOT_ID = 'skal-snapshot';

/** The remote that answers a path, with the route, if any. */
export function findRoute(snapshot: Snapshot, path: string): { remote: SnapshotRemote; route: SnapshotRoute } | null {
  for (const remote of snapshot.remotes) {
    const route = remote.routes.find((candidate) => candidate.path === path);
    if (route) return { remote, route };
  }
  return null;
}
