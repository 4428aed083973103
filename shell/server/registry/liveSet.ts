import type { Release } from '../releases/release.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { findIncompatibility, findIncompatibilityWith } from './compatibility.ts';
import { RegistryError } from './registryError.ts';
import {
  canaryOf,
  previousVersion,
  type RegistryState,
  revisionOf,
  withCanary,
  withLive,
  withStaged,
} from './registryState.ts';

/** The live set: one release of each bundle. */
export interface LiveSet {
  /** Changes whenever a live or previous version does. */
  revision: string;
  shell: Release;
  remotes: Release[];
  /** The previous version of remotes, by name. A tab falls back to it when the live one fails. */
  previous: Readonly<Record<string, Release>>;
  /** Overridden versions by bundle; they are not live. */
  override?: Readonly<Record<string, string>>;
}

/** What visitors of the canary get. */
export interface CanarySet {
  /** The live set with one bundle replaced. Its revision is the one after a promotion. */
  set: LiveSet;
  bundle: string;
  version: string;
  percent: number;
}

const releasesOf = ({ bundles }: RegistryState, store: ReleaseStore): Release[] =>
  Object.entries(bundles).map(([name, { live }]) => store.release(name, live));

/**
 * A previous version that is missing, unreadable or incompatible counts as none: the live set must not fail because of
 * it.
 */
function readPrevious(name: string, version: string | null, shell: Release, store: ReleaseStore): Release | null {
  try {
    const release = version === null ? null : store.release(name, version);
    return release && !findIncompatibilityWith(shell, release) ? release : null;
  } catch {
    return null;
  }
}

function previousOf({ bundles }: RegistryState, shell: Release, remotes: readonly Release[], store: ReleaseStore) {
  const found = remotes.map(({ name }) => {
    const state = bundles[name];
    return [name, readPrevious(name, state ? previousVersion(state) : null, shell, store)] as const;
  });
  return Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release] as const] : [])));
}

/** Reads the live set of a state. */
export function liveSetOf(state: RegistryState, store: ReleaseStore): LiveSet {
  const all = releasesOf(state, store);
  const shell = all.find((release) => release.kind === 'shell');
  if (!shell) throw new RegistryError('No shell has been released to this data folder yet');
  const remotes = all.filter((release) => release.kind === 'remote');
  return { revision: revisionOf(state), shell, remotes, previous: previousOf(state, shell, remotes, store) };
}

/** Reads the live set of a state for visitors of its canary. */
export function canarySetOf(state: RegistryState, store: ReleaseStore): CanarySet | null {
  const canary = canaryOf(state);
  const changed = withCanary(state);
  return canary && changed && { set: liveSetOf(changed, store), ...canary };
}

/** Reads the live sets of staged versions. Missing and incompatible ones are omitted. */
export function stagedSetsOf(state: RegistryState, store: ReleaseStore): LiveSet[] {
  return withStaged(state).flatMap((staged) => {
    try {
      return findIncompatibility(releasesOf(staged, store)) ? [] : [liveSetOf(staged, store)];
    } catch {
      return [];
    }
  });
}

/** @throws RegistryError if the versions would be incompatible with the live set */
export function assertStagedCompatible(
  state: RegistryState,
  versions: Readonly<Record<string, string>>,
  store: ReleaseStore,
): void {
  const staged = withLive(state, Object.entries(versions));
  const reason = findIncompatibility(releasesOf(staged, store));
  if (reason) throw new RegistryError(reason);
  if (!('shell' in versions)) assertRollbackCompatible(staged, Object.keys(versions), store);
}

/** Returns why the canary of a state is incompatible with the live set; null if it is compatible, or there is none. */
export function findCanaryIncompatibility(state: RegistryState, store: ReleaseStore): string | null {
  const canary = canaryOf(state);
  const changed = withCanary(state);
  const reason = changed && findIncompatibility(releasesOf(changed, store));
  return canary && reason && `${reason}; ${canary.bundle} ${canary.version} is the canary`;
}

/** @throws RegistryError if releases are incompatible, for all visitors or for those of the canary */
export function assertCompatible(state: RegistryState, store: ReleaseStore): void {
  const reason = findIncompatibility(releasesOf(state, store)) ?? findCanaryIncompatibility(state, store);
  if (reason) throw new RegistryError(reason);
}

/**
 * Keeps a rollback of the shell possible: released remotes must fit its previous version, too.
 * @throws RegistryError if one does not
 */
export function assertRollbackCompatible(
  { bundles }: RegistryState,
  remotes: readonly string[],
  store: ReleaseStore,
): void {
  const shell = bundles.shell;
  const before = shell && previousVersion(shell);
  if (!before || !store.has('shell', before)) return;
  for (const name of remotes) {
    const { canary, live = null } = bundles[name] ?? {};
    const version = canary?.version ?? live;
    const reason = version && findIncompatibilityWith(store.release('shell', before), store.release(name, version));
    if (!reason) continue;
    throw new RegistryError(
      `${reason}. The site must be able to roll back to that shell. To give that up, release both together: skal release shell ${shell.live} ${name}`,
    );
  }
}
