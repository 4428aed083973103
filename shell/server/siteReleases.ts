import type { StoragePlace } from '@skal/storage';
import type { Registry } from './registry.ts';
import type { DatabasePlace } from './shared/documents.ts';
import type { OnShelf } from './shelf.ts';

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
  /** Removes what nobody needs any more, once a day: of several front doors that share them one does it. */
  pruneToday(): Promise<OnShelf[]>;
  close(): void;
}

/** What several front doors share: one database says what is live, one storage has the releases. */
export interface SharedPlace {
  database: DatabasePlace;
  storage: StoragePlace;
}

/** Where the releases of a site are. */
export interface ReleasePlace {
  /** All of them; what this machine has of them, where several share them. */
  dataDir: string;
  /** What several front doors share, if they do. */
  shared?: SharedPlace | undefined;
}
