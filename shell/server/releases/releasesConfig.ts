import type { StorageLocation } from '@skal/storage';
import type { MysqlAddress } from '@skal/storage/mysql';
import type { RevisionStore } from '../shared/revisionStore.ts';

/** What several web servers share: one database with the registry, one storage with the releases. */
export interface SharedReleasesConfig {
  database: MysqlAddress;
  /** An open store of the database, for parts of a process that use one connection. */
  revisions?: RevisionStore;
  storage: StorageLocation;
}

/** Where the releases of a site are. */
export interface ReleasesConfig {
  /** All of them; a copy of those that this machine serves where several web servers share them. */
  dataDir: string;
  shared?: SharedReleasesConfig | undefined;
}
