import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArchive, unpackRelease } from '../publishing/archive.ts';
import { RegistryError } from '../registry/registryError.ts';
import { readRelease } from '../releases/release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';
import type { ReleaseStorage } from './releaseStorage.ts';

/** An archive in the storage, and the hash of its bytes. */
export interface StoredArchive {
  key: string;
  sha256: string;
}

/** By release, as `mfe-portal@0.1.0-abc`. */
export type StoredArchives = Readonly<Record<string, StoredArchive>>;

export const releaseId = (name: string, version: string): string => `${name}@${version}`;

/** Concurrent downloads; others wait. */
const MAX_CONCURRENT = 3;

/** Unpacks an archive into a folder. Its hash is verified when this returns; use nothing before. */
async function unpackStored(source: AsyncIterable<Uint8Array>, sha256: string, folder: string): Promise<void> {
  const hash = createHash('sha256');
  async function* hashStream() {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  }
  try {
    await unpackRelease(hashStream(), folder);
    if (hash.digest('hex') === sha256) return;
  } catch (error) {
    if (!(error instanceof InvalidArchive)) throw error;
  }
  throw new RegistryError('An archive in the storage does not match its hash');
}

/** Copies releases from the storage into a data folder. */
export interface ReleaseFetcher {
  /**
   * Fetches a release that the data folder lacks; false if the storage does not have it either. Concurrent calls for
   * one release share one download.
   * @throws StoreUnavailableError; RegistryError if the archive does not match its hash
   */
  ensure(name: string, version: string, archives: StoredArchives): Promise<boolean>;
}

/** Creates the fetcher of a data folder. */
export function createReleaseFetcher(dataDir: string, storage: Pick<ReleaseStorage, 'get'>): ReleaseFetcher {
  const store = openReleaseStore(dataDir);
  const downloads = new Map<string, Promise<void>>();
  const queues: Promise<unknown>[] = Array.from({ length: MAX_CONCURRENT }, () => Promise.resolve());
  let next = 0;

  const download = async (id: string, { key, sha256 }: StoredArchive) => {
    const folder = join(dataDir, 'incoming', randomUUID());
    try {
      await unpackStored(await storage.get(key), sha256, folder);
      const { name, version } = readRelease(folder);
      if (releaseId(name, version) !== id) {
        throw new RegistryError(`The storage has ${releaseId(name, version)} under ${id}`);
      }
      store.moveIn(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const downloadOnce = (id: string, archive: StoredArchive): Promise<void> => {
    const queueIndex = next++ % MAX_CONCURRENT;
    const running = (queues[queueIndex] ?? Promise.resolve())
      .then(() => download(id, archive))
      .finally(() => downloads.delete(id));
    queues[queueIndex] = running.catch(() => undefined);
    downloads.set(id, running);
    return running;
  };

  return {
    async ensure(name, version, archives) {
      if (store.has(name, version)) return true;
      const id = releaseId(name, version);
      const archive = Object.hasOwn(archives, id) ? archives[id] : undefined;
      if (!archive) return false;
      await (downloads.get(id) ?? downloadOnce(id, archive));
      return true;
    },
  };
}
