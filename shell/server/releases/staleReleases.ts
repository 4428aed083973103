import { type BundleState, type RegistryState, usedVersions } from '../registry/registryState.ts';
import type { StoredRelease } from './releaseStore.ts';

/** How long a replaced version is kept: open tabs may still use it. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** When each version was last live or canary, from the history of its bundle. */
export function lastServedAt({ live, history }: BundleState): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  let current: string | null = null;
  for (const { action, version, at } of history.toReversed()) {
    const time = Date.parse(at);
    if (action === 'abort') left.set(version, time);
    else if (action !== 'canary') {
      if (current) left.set(current, time);
      current = version;
    }
  }
  // The live version was edited by hand, so the time of the change is unknown.
  if (current && current !== live) left.set(current, Number.NaN);
  return left;
}

/** The live, canary and previous versions of a bundle, in either state of the registry. */
function inUse(name: string, states: readonly RegistryState[]): ReadonlySet<string> {
  return new Set(
    states.flatMap(({ bundles }) => {
      const bundle = bundles[name];
      return bundle ? usedVersions(bundle) : [];
    }),
  );
}

/** The unused releases: neither live, canary nor previous, and replaced more than 30 days ago. */
export function staleReleases(
  releases: readonly StoredRelease[],
  state: RegistryState,
  good: RegistryState | null,
  now: number,
): StoredRelease[] {
  return releases.filter(({ name, version, importedAt }) => {
    if (inUse(name, good ? [state, good] : [state]).has(version)) return false;
    const bundle = state.bundles[name];
    const left = (bundle && lastServedAt(bundle).get(version)) ?? importedAt;
    // An unknown time never has passed.
    return now - Math.max(left, importedAt) > RETENTION_MS;
  });
}
