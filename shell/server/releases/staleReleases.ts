import { type BundleState, type RegistryState, versionBefore } from '../registryState.ts';
import type { StoredRelease } from './releaseStore.ts';

/** So long a version stays after it was left: tabs that are open may still be on it. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** When each version was left last, live or as a canary, by its bundle's history. */
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
  // A person has written what is live: nobody knows when the one before was left.
  if (current && current !== live) left.set(current, Number.NaN);
  return left;
}

/** What is served or can be gone back to, in either of the registry's states. */
function inUse(name: string, states: readonly RegistryState[]): ReadonlySet<string | undefined> {
  return new Set(
    states.flatMap(({ bundles }) => {
      const bundle = bundles[name];
      return bundle ? [bundle.live, bundle.canary?.version, versionBefore(bundle) ?? undefined] : [];
    }),
  );
}

/** The releases that nobody needs any more: neither served nor gone back to, and left more than 30 days ago. */
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
    // A time that nobody can read is none that has passed.
    return now - Math.max(left, importedAt) > RETENTION_MS;
  });
}
