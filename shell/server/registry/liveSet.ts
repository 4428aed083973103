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

/** What is live right now: one release of each bundle. */
export interface LiveSet {
  /** Changes whenever a version does, or the one before it. */
  revision: string;
  shell: Release;
  remotes: Release[];
  /** Of remotes by their names: the version before, which a tab goes on with where the live one does not work in it. */
  previous: Readonly<Record<string, Release>>;
  /** Of bundles by their names: the version that is looked at here, and is not what is live for anybody. */
  override?: Readonly<Record<string, string>>;
}

/** What a part of the visitors has instead of what is live. */
export interface CanarySet {
  /** All of what is live, one bundle apart. Its revision is the one that a promotion makes. */
  set: LiveSet;
  bundle: string;
  version: string;
  percent: number;
}

const releasesOf = ({ bundles }: RegistryState, store: ReleaseStore): Release[] =>
  Object.entries(bundles).map(([name, { live }]) => store.release(name, live));

/** A version before that is gone, cannot be read or does not fit is none: what is live shall not feel it. */
function readBefore(name: string, version: string | null, shell: Release, store: ReleaseStore): Release | null {
  try {
    const release = version === null ? null : store.release(name, version);
    return release && !findIncompatibilityWith(shell, release) ? release : null;
  } catch {
    return null;
  }
}

function beforeOf({ bundles }: RegistryState, shell: Release, remotes: readonly Release[], store: ReleaseStore) {
  const found = remotes.map(({ name }) => {
    const state = bundles[name];
    return [name, readBefore(name, state ? previousVersion(state) : null, shell, store)] as const;
  });
  return Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release] as const] : [])));
}

/** Reads what a state makes live. */
export function liveSetOf(state: RegistryState, store: ReleaseStore): LiveSet {
  const all = releasesOf(state, store);
  const shell = all.find((release) => release.kind === 'shell');
  if (!shell) throw new RegistryError('No shell has been released to this data folder yet');
  const remotes = all.filter((release) => release.kind === 'remote');
  return { revision: revisionOf(state), shell, remotes, previous: beforeOf(state, shell, remotes, store) };
}

/** Reads what a state makes live for the visitors of its canary. */
export function canarySetOf(state: RegistryState, store: ReleaseStore): CanarySet | null {
  const canary = canaryOf(state);
  const changed = withCanary(state);
  return canary && changed && { set: liveSetOf(changed, store), ...canary };
}

/** Reads what would be live with what is staged. What is gone by now, or fits no more, is left out. */
export function stagedSetsOf(state: RegistryState, store: ReleaseStore): LiveSet[] {
  return withStaged(state).flatMap((staged) => {
    try {
      return findIncompatibility(releasesOf(staged, store)) ? [] : [liveSetOf(staged, store)];
    } catch {
      return [];
    }
  });
}

/** @throws RegistryError when versions would not fit what is live, were they released together */
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

/** Why the canary of a state does not fit what is live beside it; null where it does, or there is none. */
export function findCanaryIncompatibility(state: RegistryState, store: ReleaseStore): string | null {
  const canary = canaryOf(state);
  const changed = withCanary(state);
  const reason = changed && findIncompatibility(releasesOf(changed, store));
  return canary && reason && `${reason}; ${canary.bundle} ${canary.version} is the canary`;
}

/** @throws RegistryError for a state in which releases do not fit together, for all visitors or the canary's */
export function assertCompatible(state: RegistryState, store: ReleaseStore): void {
  const reason = findIncompatibility(releasesOf(state, store)) ?? findCanaryIncompatibility(state, store);
  if (reason) throw new RegistryError(reason);
}

/**
 * Keeps the shell's way back open: remotes that are released must fit the shell before the live one as well.
 * @throws RegistryError when one does not
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
      `${reason}. The site must be able to go back to that shell; to give that up, release both together: skal release shell ${shell.live} ${name}`,
    );
  }
}
