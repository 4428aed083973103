import type { StoragePlace } from '@skal/storage';
import type { DatabaseConfig } from '../shared/revisionStore.ts';

/** What several web servers share: one database with the registry, one storage with the releases. */
export interface SharedReleasesConfig {
  database: DatabaseConfig;
  storage: StoragePlace;
}

/** Where the releases of a site are. */
export interface ReleasesConfig {
  /** All of them; a copy of those that this machine serves where several web servers share them. */
  dataDir: string;
  shared?: SharedReleasesConfig | undefined;
}
