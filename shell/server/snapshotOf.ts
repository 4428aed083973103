import type { SiteFacts } from '@skal/contracts/site';
import type { Snapshot } from '../src/federation/snapshot.ts';
import { listIntegrity } from './integrity.ts';
import type { LiveSet } from './liveSet.ts';
import { joinNav } from './nav.ts';
import { baseOf, type Release } from './release.ts';

/** What a tab must know of the registry: no more than the pages and popups it may open. */
export function snapshotOf(live: LiveSet, site: SiteFacts): Snapshot {
  const { revision, shell, remotes, before, override } = live;
  const placeOf = (release: Release) => ({ version: release.version, base: baseOf(release), entry: release.entry });
  const spareOf = ({ name }: Release) => before[name] && { before: placeOf(before[name]) };
  return {
    revision,
    shell: shell.version,
    integrity: listIntegrity(live),
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
    ...joinNav(remotes),
  };
}

/**
 * What a page is rendered with: a snapshot without any version in it, because nothing that is drawn hangs on one. So the
 * release of one remote leaves the pages of the others as they were rendered.
 */
export function drawnSnapshot({ shell: _, integrity: __, ...snapshot }: Snapshot): Snapshot {
  const remotes = snapshot.remotes.map(({ before: _, ...remote }) => ({ ...remote, version: '', base: '', entry: '' }));
  return { ...snapshot, revision: '', shared: {}, remotes };
}
