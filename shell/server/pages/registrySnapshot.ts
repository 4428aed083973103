import type { SiteInfo } from '@skal/contracts/site/site';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { type Release, releaseBaseUrl } from '../releases/release.ts';
import { integrityListPath } from './integrity.ts';
import { mergeNav } from './nav.ts';

/** Creates the initial data of a page, the registry snapshot: the pages and dialogs that its tab may open, without api data. */
export function createSnapshot(live: LiveSet, site: SiteInfo): Snapshot {
  const { revision, shell, remotes, previous, override } = live;
  const locationOf = (release: Release) => ({
    version: release.version,
    base: releaseBaseUrl(release),
    entry: release.entry,
  });
  const previousOf = ({ name }: Release) => previous[name] && { before: locationOf(previous[name]) };
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
      ...locationOf(release),
      ...previousOf(release),
      routes: release.routes.map(({ path, page, title, access, layout }) => ({ path, page, title, access, layout })),
      dialogs: release.dialogs.map(({ name }) => name),
    })),
    ...mergeNav(remotes),
  };
}

/**
 * A snapshot without versions, used for rendering, because no HTML depends on them. So a release of one remote does not
 * invalidate the cached pages of the others.
 */
export function versionlessSnapshot({ shell: _, integrity: __, ...snapshot }: Snapshot): Snapshot {
  const remotes = snapshot.remotes.map(({ before: _, ...remote }) => ({ ...remote, version: '', base: '', entry: '' }));
  return { ...snapshot, revision: '', shared: {}, remotes };
}
