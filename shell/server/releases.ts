import { openRegistry } from './registry.ts';
import type { Say } from './registryFile.ts';
import { openSharedReleases } from './shared/sharedReleases.ts';
import type { ReleasePlace, Releases } from './siteReleases.ts';

export type { ReleasePlace, Releases } from './siteReleases.ts';

/**
 * Opens the releases of a site.
 * @param say told when what is there cannot be understood
 */
export function openReleases({ dataDir, shared }: ReleasePlace, say: Say = console.error): Releases {
  if (shared) return openSharedReleases({ dataDir, shared, say });
  const registry = openRegistry(dataDir, say);
  return {
    bundles: async () => registry.bundles(),
    find: async (name, version) => (registry.has(name, version) ? registry.releaseDir(name, version) : null),
    publish: async (...given) => registry.publish(...given),
    stage: async (...given) => registry.stage(...given),
    point: async (...given) => registry.point(...given),
    rollBack: async (...given) => registry.rollBack(...given),
    startCanary: async (...given) => registry.startCanary(...given),
    promote: async (...given) => registry.promote(...given),
    abort: async (...given) => registry.abort(...given),
    prune: async (...given) => registry.prune(...given),
    pruneToday: async () => registry.prune(true),
    close: () => undefined,
  };
}

/** Does something with the releases of a site, for a command that ends with it. */
export async function withReleases<Result>(
  place: ReleasePlace,
  work: (releases: Releases) => Promise<Result>,
): Promise<Result> {
  const releases = openReleases(place);
  try {
    return await work(releases);
  } finally {
    releases.close();
  }
}
