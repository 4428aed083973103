import { createHash, randomUUID } from 'node:crypto';
import type { StoredObject } from '@skal/storage';
import { packRelease } from '../publishing/archive.ts';
import { withRegistryLock } from '../registry/registryLock.ts';
import type { RegistryState } from '../registry/registryState.ts';
import { pruneFolder, type RegistryStore } from '../releases/registryStore.ts';
import { openReleaseStore, type StoredRelease } from '../releases/releaseStore.ts';
import { RETENTION_MS, staleReleases } from '../releases/staleReleases.ts';
import { releaseId, type StoredArchive, type StoredArchives } from './releaseFetcher.ts';
import {
  openSharedState,
  type SharedSettings,
  type SharedState,
  versionsInUse,
  versionsMentioned,
} from './sharedState.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any release takes from its upload until the registry names it. */
const UNLISTED_MS = DAY_MS;

/** The releases in the storage. */
function storedReleases(archives: StoredArchives, objects: readonly StoredObject[]): StoredRelease[] {
  const byKey = new Map(objects.map((object) => [object.key, object]));
  return Object.entries(archives).map(([id, { key }]) => {
    const at = id.lastIndexOf('@');
    const { at: importedAt = 0, bytes = 0 } = byKey.get(key) ?? {};
    return { name: id.slice(0, at), version: id.slice(at + 1), importedAt, bytes };
  });
}

/**
 * Opens a registry that several web servers share: the database has its state, one row for each change, and the storage
 * has the releases. A release is in the storage before the registry names it.
 */
export function openSharedRegistry(settings: SharedSettings): RegistryStore {
  const { dataDir, log } = settings;
  const { revisions, storage, fetcher, read, update, close } = openSharedState(settings);
  const store = openReleaseStore(dataDir);

  /** Uploads the releases that a state needs and the storage does not have. */
  const upload = async (registry: RegistryState, known: SharedState, uploaded: Map<string, StoredArchive>) => {
    // The first change of a shared registry uploads every release that the data folder has.
    const needed = known.revision > 0 ? versionsInUse(registry) : versionsMentioned(registry);
    for (const [name, version] of needed) {
      const id = releaseId(name, version);
      if (Object.hasOwn(known.archives, id) || uploaded.has(id) || !store.has(name, version)) continue;
      const body = await packRelease(store.releaseDir(name, version));
      // A key that was never used: deleting an older archive of the same release does not delete this one.
      const key = `${name}/${version}/${randomUUID()}`;
      await storage.put(key, body);
      uploaded.set(id, { key, sha256: createHash('sha256').update(body).digest('hex') });
    }
    return { ...known.archives, ...Object.fromEntries(uploaded) };
  };

  /** Removes stale releases from the registry first, so that none can be activated, and then from the storage. */
  const prune = async (remove: boolean, now: number): Promise<StoredRelease[]> => {
    const { stale, keys } = await update(async ({ revision, registry, archives }) => {
      const objects: StoredObject[] = [];
      for await (const object of storage.list()) objects.push(object);
      const stale = staleReleases(storedReleases(archives, objects), registry, null, now);
      // Before the first shared revision the purpose of the storage is unknown.
      if (!remove || revision === 0) return { result: { stale, keys: [] }, next: null };
      const ids = new Set(stale.map(({ name, version }) => releaseId(name, version)));
      const remaining = Object.entries(archives).filter(([id]) => !ids.has(id));
      const keptKeys = new Set(remaining.map(([, { key }]) => key));
      const keys = objects.filter(({ key, at }) => !keptKeys.has(key) && now - at > UNLISTED_MS).map(({ key }) => key);
      return {
        result: { stale, keys },
        next: stale.length > 0 ? { registry, archives: Object.fromEntries(remaining) } : null,
      };
    });
    for (const key of keys) await storage.remove(key);
    if (remove) await revisions.deleteOlderThan(new Date(now - RETENTION_MS));
    return stale;
  };

  return {
    read: async () => (await read()).registry,

    update(compute, { versions, lockTimeoutMs }) {
      const uploaded = new Map<string, StoredArchive>();
      return update(async (known) => {
        // The compatibility check reads everything that is live.
        for (const [name, version] of [...versionsInUse(known.registry), ...versions]) {
          await fetcher.ensure(name, version, known.archives);
        }
        const { result, next } = withRegistryLock(dataDir, () => compute(known.registry), lockTimeoutMs);
        const isFirst = known.revision === 0 && Object.keys(known.registry.bundles).length > 0;
        const registry = next ?? (isFirst ? known.registry : null);
        return { result, next: registry && { registry, archives: await upload(registry, known, uploaded) } };
      });
    },

    async find(name, version) {
      const { archives } = await read();
      return (await fetcher.ensure(name, version, archives)) ? store.releaseDir(name, version) : null;
    },

    // By the database's clock: a clock that is ahead would delete what other servers still use.
    prune: async (remove, now) => prune(remove, now ?? (await revisions.now())),

    async pruneDaily() {
      const pruned = pruneFolder(dataDir, true, log);
      const now = await revisions.now();
      // The revision is the day: the first server that writes it prunes the storage.
      if (!(await revisions.append('prune', Math.floor(now / DAY_MS), ''))) return pruned;
      return [...pruned, ...(await prune(true, now))];
    },

    close,
  };
}
