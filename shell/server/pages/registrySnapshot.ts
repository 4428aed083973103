import { buildRemotesPath } from '@skal/contracts/operations/registry';
import type { Locale } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { Snapshot, SnapshotRoute } from '../../src/federation/snapshot.ts';
import { localeIn, localesOf, translationsOf } from '../composition/languages.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { type Release, type ReleaseRoute, releaseBaseUrl } from '../releases/release.ts';
import { createHashedFile, type HashedFile } from './hashedFile.ts';
import { integrityListHash } from './integrity.ts';
import { mergeNav } from './nav.ts';

/** The part of a route that the shell must know before it loads the remote. */
function snapshotRoute(remote: Release, route: ReleaseRoute, locale: Locale): SnapshotRoute {
  const { path, page, title, access, layout } = route;
  const translations = translationsOf(remote, route, locale);
  return { path, page, title, access, layout, ...(Object.keys(translations).length > 0 && { translations }) };
}

/**
 * Creates the initial data of a page, the registry snapshot: the pages and dialogs that its tab may open, without api data.
 * @param live the set in the language of the page
 */
export function createSnapshot(live: LiveSet, site: SiteInfo, locale: Locale): Snapshot {
  const { revision, shell, remotes, previous, override } = live;
  const locales = localesOf(live);
  const locationOf = (release: Release) => ({
    version: release.version,
    base: releaseBaseUrl(release),
    entry: release.entry,
  });
  const previousOf = ({ name }: Release) => previous[name] && { before: locationOf(previous[name]) };
  return {
    revision,
    shell: shell.version,
    integrity: integrityListHash(remotes, previous),
    ...(override && { override: true }),
    site,
    ...(locales.length > 1 && { locales }),
    shared: shell.shared,
    remotes: remotes.map((release) => ({
      name: release.name,
      remote: release.remote,
      ...(localeIn(release, locale) !== locale && { locale: localeIn(release, locale) }),
      ...locationOf(release),
      ...previousOf(release),
      ...(release.integrity[release.entry] && { entryIntegrity: release.integrity[release.entry] }),
      integrity: integrityListHash([release], previous),
      routes: release.routes.map((route) => snapshotRoute(release, route, locale)),
      dialogs: release.dialogs.map(({ name }) => name),
    })),
    ...mergeNav(remotes),
  };
}

/** The remotes of a snapshot as a file of their own. */
export const createRemoteListFile = ({ remotes }: Snapshot): HashedFile =>
  createHashedFile(JSON.stringify(remotes), 'application/json; charset=utf-8', buildRemotesPath);

/** The snapshot of a page with only its own remote, whose integrity values the import map has. */
export function ownSnapshot({ integrity: _, ...snapshot }: Snapshot, own: string, remoteList: string): Snapshot {
  const remotes = snapshot.remotes
    .filter(({ name }) => name === own)
    .map(({ integrity: _list, entryIntegrity: _entry, ...remote }) => remote);
  return { ...snapshot, remoteList, remotes };
}

/**
 * A snapshot without versions, used for rendering, because no HTML depends on them. So a release of one remote does not
 * invalidate the cached pages of the others.
 */
export function versionlessSnapshot({ shell: _, integrity: __, ...snapshot }: Snapshot): Snapshot {
  const remotes = snapshot.remotes.map(({ before: _, integrity: __, entryIntegrity: ___, ...remote }) => ({
    ...remote,
    version: '',
    base: '',
    entry: '',
  }));
  return { ...snapshot, revision: '', shared: {}, remotes };
}
