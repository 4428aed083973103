import { createHash, randomUUID } from 'node:crypto';
import { packRelease } from '../publishing/archive.ts';
import { openRegistryFile, type Say } from '../registryFile.ts';
import { alone } from '../registryLock.ts';
import type { RegistryState } from '../registryState.ts';
import { pruneFolder, type RegistryStore } from '../releases/registryStore.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';
import type { SharedReleasesConfig } from '../releases/releasesConfig.ts';
import { openDocuments } from './documents.ts';
import { idOf, openFetching, type StoredArchives } from './fetching.ts';
import { openStorage } from './openStorage.ts';
import { pruneShared } from './pruneShared.ts';
import { namedIn, readShared, type SharedState, usedIn, writeShared } from './sharedState.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Settings {
  /** The releases of this machine: those that were built or requested here. */
  dataDir: string;
  shared: SharedReleasesConfig;
  log: Say;
}

/**
 * Opens a registry that several web servers share: the database has its state, one row for each change, and the storage
 * has the releases. A release is in the storage before the registry names it.
 */
export function openSharedRegistry({ dataDir, shared, log }: Settings): RegistryStore {
  const documents = openDocuments(shared.database);
  const storage = openStorage(shared.storage);
  const fetching = openFetching(dataDir, storage);
  const store = openReleaseStore(dataDir);
  const local = openRegistryFile(dataDir, log);
  const read = () => readShared(documents, local);
  const all = { documents, storage, read };

  /** Uploads the releases that a state needs and the storage does not have. */
  const upload = async (registry: RegistryState, known: SharedState, uploaded: Map<string, StoredArchives[string]>) => {
    // The first change of a shared registry uploads every release that the data folder has.
    const needed = known.revision > 0 ? usedIn(registry) : namedIn(registry);
    for (const [name, version] of needed) {
      const id = idOf(name, version);
      if (Object.hasOwn(known.archives, id) || uploaded.has(id) || !store.has(name, version)) continue;
      const body = await packRelease(store.releaseDir(name, version));
      // A key that was never used: deleting an older archive of the same release does not delete this one.
      const key = `${name}/${version}/${randomUUID()}`;
      await storage.put(key, body);
      uploaded.set(id, { key, sha256: createHash('sha256').update(body).digest('hex') });
    }
    return { ...known.archives, ...Object.fromEntries(uploaded) };
  };

  return {
    read: async () => (await read()).registry,

    async update(compute, { versions, lockTimeoutMs }) {
      const uploaded = new Map<string, StoredArchives[string]>();
      for (;;) {
        const known = await read();
        // The compatibility check reads everything that is live.
        for (const [name, version] of [...usedIn(known.registry), ...versions]) {
          await fetching.have(name, version, known.archives);
        }
        const { result, next } = alone(dataDir, () => compute(known.registry), lockTimeoutMs);
        const isFirst = known.revision === 0 && Object.keys(known.registry.bundles).length > 0;
        const registry = next ?? (isFirst ? known.registry : null);
        if (!registry) return result;
        const archives = await upload(registry, known, uploaded);
        if (await writeShared(documents, known, { registry, archives })) return result;
      }
    },

    async find(name, version) {
      const { archives } = await read();
      return (await fetching.have(name, version, archives)) ? store.releaseDir(name, version) : null;
    },

    // By the database's clock: a clock that is ahead would delete what other servers still use.
    prune: async (remove, now) => pruneShared(all, remove, now ?? (await documents.time())),

    async pruneDaily() {
      const pruned = pruneFolder(dataDir, true, log);
      const now = await documents.time();
      // The revision is the day: the first server that writes it prunes the storage.
      if (!(await documents.add('prune', Math.floor(now / DAY_MS), ''))) return pruned;
      return [...pruned, ...(await pruneShared(all, true, now))];
    },

    close() {
      documents.close();
      storage.close();
    },
  };
}
