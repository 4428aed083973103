import { integrityFor, preloadVerified } from '@skal/shell-kit/lazy/moduleIntegrity.ts';
import type { SnapshotRelease } from './snapshot.ts';

/**
 * The folder of a later attempt: `/r/<name>/<version>/~1/`. Browsers cache the failure of a module by address as long
 * as the page lives. The web server serves the same files under this address.
 */
export const retryBase = (release: SnapshotRelease, generation: number): string => `${release.base}~${generation}/`;

/** Preloads every script of a release under the address of a later attempt. */
export async function preloadForRetry(page: Document, release: SnapshotRelease, base: string): Promise<void> {
  const values = integrityFor(page, release.base + release.entry);
  const files = Object.entries(values instanceof Promise ? await values : values).filter(([address]) =>
    address.startsWith(release.base),
  );
  await Promise.all(
    files.map(([address, value]) => preloadVerified(page, base + address.slice(release.base.length), value)),
  );
}
