import { openRegistry, type Registry } from './registry.ts';
import type { Say } from './registryFile.ts';

/** What changes the registry. */
type Change = 'publish' | 'stage' | 'point' | 'rollBack' | 'startCanary' | 'promote' | 'abort' | 'prune';

/** A function's promise of what it answers with. */
type Later<Work extends (...args: never) => unknown> = (...args: Parameters<Work>) => Promise<ReturnType<Work>>;

type Changes = { [Each in Change]: Later<Registry[Each]> };

/**
 * The releases of a site, for whoever changes what is live: the one way to do so. A change is refused with a
 * RegistryRefusal, and then changes nothing.
 */
export interface Releases extends Changes {
  /** What is said of each bundle at this moment. */
  bundles(): Promise<ReturnType<Registry['bundles']>>;
  /** The folder of a release; null where the site does not have it. */
  find(name: string, version: string): Promise<string | null>;
}

export interface ReleaseSettings {
  dataDir: string;
  /** Told when what is there cannot be understood. */
  say?: Say;
}

/** Opens the releases of a site. */
export function openReleases({ dataDir, say }: ReleaseSettings): Releases {
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
  };
}
