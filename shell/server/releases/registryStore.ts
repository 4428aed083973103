import { type LogFn, openRegistryFile } from '../registry/registryFile.ts';
import { withRegistryLock } from '../registry/registryLock.ts';
import type { RegistryState } from '../registry/registryState.ts';
import { openReleaseStore, type StoredRelease } from './releaseStore.ts';
import { staleReleases } from './staleReleases.ts';

export type Version = readonly [name: string, version: string];

/** The result of a change, and the state after it; null where nothing has changed. */
export interface RegistryUpdate<Result> {
  result: Result;
  next: RegistryState | null;
}

interface UpdateOptions {
  /** Versions that the change reads, besides those that are used already. */
  versions: readonly Version[];
  /** How long it waits for another change, in milliseconds. */
  lockTimeoutMs: number | undefined;
}

/** The registry and the releases, in one data folder or shared by several web servers. */
export interface RegistryStore {
  read(): Promise<RegistryState>;
  /**
   * Replaces the state by its successor, atomically. Where another process was faster, the successor is computed again
   * from what that process has written.
   */
  update<Result>(compute: (state: RegistryState) => RegistryUpdate<Result>, options: UpdateOptions): Promise<Result>;
  find(name: string, version: string): Promise<string | null>;
  prune(remove: boolean, now?: number): Promise<StoredRelease[]>;
  pruneDaily(): Promise<StoredRelease[]>;
  close(): void;
}

/** Deletes the unused releases of a data folder if `remove` is true, and returns them. */
export function pruneFolder(dataDir: string, remove: boolean, log: LogFn, now = Date.now()): StoredRelease[] {
  const store = openReleaseStore(dataDir);
  const file = openRegistryFile(dataDir, log);
  return withRegistryLock(dataDir, () => {
    const stale = staleReleases(store.list(), file.read(), file.readLastGood(), now);
    if (remove) for (const { name, version } of stale) store.remove(name, version);
    return stale;
  });
}

/** Opens the registry of a data folder, which one process at a time changes. */
export function openLocalRegistry(dataDir: string, log: LogFn): RegistryStore {
  const file = openRegistryFile(dataDir, log);
  const store = openReleaseStore(dataDir);
  return {
    read: async () => file.read(),
    update: async (compute, { lockTimeoutMs }) =>
      withRegistryLock(
        dataDir,
        () => {
          const { result, next } = compute(file.read());
          if (next) file.write(next);
          return result;
        },
        lockTimeoutMs,
      ),
    find: async (name, version) => (store.has(name, version) ? store.releaseDir(name, version) : null),
    prune: async (remove, now) => pruneFolder(dataDir, remove, log, now),
    pruneDaily: async () => pruneFolder(dataDir, true, log),
    close: () => undefined,
  };
}
