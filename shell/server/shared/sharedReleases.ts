import { createHash, randomUUID } from 'node:crypto';
import { packRelease } from '../publishing/archive.ts';
import { openRegistry, type Registry } from '../registry.ts';
import { openRegistryFile, type Say } from '../registryFile.ts';
import type { RegistryState } from '../registryState.ts';

import { openShelf } from '../shelf.ts';
import type { Releases, SharedPlace } from '../siteReleases.ts';
import { openDocuments } from './documents.ts';
import { idOf, openFetching, type StoredArchives } from './fetching.ts';
import { openStorage } from './openStorage.ts';
import { pruneShared } from './pruneShared.ts';
import { namedIn, openDraft, readShared, type SharedState, usedIn, writeShared } from './sharedState.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Settings {
  /** Where releases are on this machine: those that were built or asked for here. */
  dataDir: string;
  shared: SharedPlace;
  say: Say;
}

/**
 * Opens releases that several front doors share. A change is made as the registry of a folder makes it, in what was read
 * of the database, and written where nobody has written meanwhile; otherwise it is made anew in what somebody else left.
 * A release lies in the storage before anything names it.
 */
export function openSharedReleases({ dataDir, shared, say }: Settings): Releases {
  const documents = openDocuments(shared.database);
  const storage = openStorage(shared.storage);
  const fetching = openFetching(dataDir, storage);
  const shelf = openShelf(dataDir);
  const local = openRegistryFile(dataDir, say);
  const read = () => readShared(documents, local);
  const all = { documents, storage, read };

  /** Puts what a state needs into the storage, where it is not yet. */
  const store = async (registry: RegistryState, known: SharedState, stored: Map<string, StoredArchives[string]>) => {
    // What a data folder has brought into something that was shared by nobody yet, it brings whole.
    const needed = known.revision > 0 ? usedIn(registry) : namedIn(registry);
    for (const [name, version] of needed) {
      const id = idOf(name, version);
      if (Object.hasOwn(known.archives, id) || stored.has(id) || !shelf.has(name, version)) continue;
      const body = await packRelease(shelf.releaseDir(name, version));
      // A name that nothing had before: whoever removes an older one of the same release does not meet it.
      const key = `${name}/${version}/${randomUUID()}`;
      await storage.put(key, body);
      stored.set(id, { key, sha256: createHash('sha256').update(body).digest('hex') });
    }
    return { ...known.archives, ...Object.fromEntries(stored) };
  };

  const change = async <Result>(
    about: readonly (readonly [string, string])[],
    work: (registry: Registry) => Result,
  ): Promise<Result> => {
    const stored = new Map<string, StoredArchives[string]>();
    for (;;) {
      const known = await read();
      // What is live is looked at with what changes.
      for (const [name, version] of [...usedIn(known.registry), ...about]) {
        await fetching.have(name, version, known.archives);
      }
      const draft = openDraft(local.path, known.registry);
      const result = work(openRegistry(dataDir, say, draft));
      const isNew = known.revision === 0 && Object.keys(known.registry.bundles).length > 0;
      const registry = draft.written() ?? (isNew ? known.registry : null);
      if (!registry) return result;
      const archives = await store(registry, known, stored);
      if (await writeShared(documents, known, { registry, archives })) return result;
    }
  };

  return {
    bundles: async () => (await read()).registry.bundles,

    async find(name, version) {
      const { archives } = await read();
      return (await fetching.have(name, version, archives)) ? shelf.releaseDir(name, version) : null;
    },

    publish: (...given) => change([], (registry) => registry.publish(...given)),
    stage: (...given) => change([], (registry) => registry.stage(...given)),
    point: (versions, deed) => change(Object.entries(versions), (registry) => registry.point(versions, deed)),
    rollBack: (name, version, deed) =>
      change(version === null ? [] : [[name, version]], (registry) => registry.rollBack(name, version, deed)),
    startCanary: (...given) => change([], (registry) => registry.startCanary(...given)),
    promote: (...given) => change([], (registry) => registry.promote(...given)),
    abort: (...given) => change([], (registry) => registry.abort(...given)),
    // By the database's clock: one that is ahead would remove what others still need.
    prune: async (remove, now) => pruneShared(all, remove, now ?? (await documents.time())),

    async pruneToday() {
      const here = openRegistry(dataDir, say).prune(true);
      const now = await documents.time();
      // The revision is the day: who writes it first does the rest.
      if (!(await documents.add('prune', Math.floor(now / DAY_MS), ''))) return here;
      return [...here, ...(await pruneShared(all, true, now))];
    },

    close() {
      documents.close();
      storage.close();
    },
  };
}
