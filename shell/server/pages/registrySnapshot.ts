import type { SiteInfo } from '@skal/contracts/site/site';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { type Release, releaseBaseUrl } from '../releases/release.ts';
import { integrityListPath } from './integrity.ts';
import { mergeNav } from './nav.ts';

/** What a tab must know of the registry: no more than the pages and popups it may open. */
export function createSnapshot(live: LiveSet, site: SiteInfo): Snapshot {
  const { revision, shell, remotes, previous, override } = live;
  const placeOf = (release: Release) => ({
    version: release.version,
    base: releaseBaseUrl(release),
    entry: release.entry,
  });
  const spareOf = ({ name }: Release) => previous[name] && { before: placeOf(previous[name]) };
  return {
    revision,
    shell: shell.version,
    integrity: integrityListPath(live),
    ...(override && { override: true }),
    site,
    shared: shell.shared,
    remotes: remotes.map((release) => ({
      name: release.name,
      remote: release.remote,
      ...placeOf(release),
      ...spareOf(release),
      routes: release.routes.map(({ path, page, title, access, layout }) => ({ path, page, title, access, layout })),
      dialogs: release.dialogs.map(({ name }) => name),
    })),
    ...mergeNav(remotes),
  };
}

/**
 * What a page is rendered with: a snapshot without any version in it, because nothing that is rendered hangs on one. So the
 * release of one remote leaves the pages of the others as they were rendered.
 */
export function versionlessSnapshot({ shell: _, integrity: __, ...snapshot }: Snapshot): Snapshot {
  const remotes = snapshot.remotes.map(({ before: _, ...remote }) => ({ ...remote, version: '', base: '', entry: '' }));
  return { ...snapshot, revision: '', shared: {}, remotes };
}
