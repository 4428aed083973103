import type { Locale } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { HomePaths, PageAccess, PageLayout, SiteNav } from '@skal/shell-kit/manifest.ts';

/** What the shell must know of a page before it loads its remote. */
export interface SnapshotRoute {
  path: string;
  page: string;
  title: string;
  access: PageAccess;
  layout: PageLayout;
  /** Addresses of the same public page in further languages. */
  translations?: PageTranslations;
}

export type PageTranslations = Readonly<Partial<Record<Locale, string>>>;

/** Addresses of the files of a release. */
export interface SnapshotRelease {
  version: string;
  /** Folder: `/r/<name>/<version>/`. */
  base: string;
  entry: string;
}

/** A remote at the version that this tab uses. */
export interface SnapshotRemote extends SnapshotRelease {
  /** Name in the registry: `mfe-portal`. */
  name: string;
  /** Name in the federation runtime: `mfe_portal`. */
  remote: string;
  /** Its language, if it is not that of the page. */
  locale?: Locale;
  /** Integrity of the entry, and of the list of the remote's integrity values; absent if the page lists them. */
  entryIntegrity?: string;
  integrity?: string;
  /** The previous version, which the tab falls back to. */
  before?: SnapshotRelease;
  routes: SnapshotRoute[];
  dialogs: string[];
}

/** The registry as embedded in a page, so that the browser needs no request for it. */
export interface Snapshot {
  revision: string;
  /** The shell's version; older web servers omit it. */
  shell?: string;
  /** Integrity of the list of all remotes' integrity values, if the page has all remotes; absent in development. */
  integrity?: string;
  /** Integrity of the list of all remotes, if the page has only its own (remoteList.ts). */
  remoteList?: string;
  /** Whether an operator previews versions that are not live. */
  override?: true;
  site: SiteInfo;
  /** The languages of the site; absent with English alone, and in older web servers. */
  locales?: readonly Locale[];
  /** The remotes that the tab knows. They grow once, when the list of all remotes is loaded. */
  remotes: readonly SnapshotRemote[];
  /** Navigation of all remotes. */
  nav: SiteNav;
  /** Home page of each kind of visitor. */
  home: HomePaths;
  /** Versions of the shared modules in the shell. */
  shared: Record<string, string>;
}

export const SNAPSHOT_ID = 'skal-snapshot';

/** The element with the data of a page that was rendered with its visitor's data. */
export const PAGE_DATA_ID = 'skal-page-data';

/**
 * Whether an address is a public page of another language. A page has one language, so the browser loads it as a document.
 */
export function isInOtherLanguage(snapshot: Pick<Snapshot, 'remotes'>, path: string): boolean {
  return snapshot.remotes.some(({ routes, locale }) =>
    routes.some(
      (route) =>
        Object.values(route.translations ?? {}).includes(path) ||
        (locale !== undefined && route.access === 'public' && route.path === path),
    ),
  );
}

/** Finds the remote and the route of a path, if there is one. */
export function findRoute(
  snapshot: Pick<Snapshot, 'remotes'>,
  path: string,
): { remote: SnapshotRemote; route: SnapshotRoute } | null {
  for (const remote of snapshot.remotes) {
    const route = remote.routes.find((candidate) => candidate.path === path);
    if (route) return { remote, route };
  }
  return null;
}
