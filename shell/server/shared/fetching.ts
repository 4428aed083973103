import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@skal/storage';
import { InvalidArchive, unpackRelease } from '../publishing/archive.ts';
import { RegistryError } from '../registryError.ts';
import { readRelease } from '../release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';

/** An archive in the storage, and the hash of its bytes. */
export interface StoredArchive {
  key: string;
  sha256: string;
}

/** By release, as `mfe-portal@0.1.0-abc`. */
export type StoredArchives = Readonly<Record<string, StoredArchive>>;

export const idOf = (name: string, version: string): string => `${name}@${version}`;

/** So many are fetched at the same time; others wait. */
const AT_ONCE = 3;

/** Unpacks an archive into a folder. It is the one that was stored, to the last bit, when this returns; use nothing before. */
async function unpackStored(source: AsyncIterable<Uint8Array>, sha256: string, folder: string): Promise<void> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  }
  try {
    await unpackRelease(hashed(), folder);
    if (hash.digest('hex') === sha256) return;
  } catch (error) {
    if (!(error instanceof InvalidArchive)) throw error;
  }
  throw new RegistryError('A release in the storage is not the one that was put there');
}

/** Brings releases out of the storage into a data folder. */
export interface Fetching {
  /**
   * Sees to it that a release is in the data folder; false when nobody has it. Whoever asks for the same one meanwhile
   * waits for the same fetching.
   * @throws StoreUnavailableError when the storage cannot be reached, RegistryError when it holds something else by now
   */
  have(name: string, version: string, archives: StoredArchives): Promise<boolean>;
}

/** Opens the way from a storage to a data folder. */
export function openFetching(dataDir: string, storage: Pick<Storage, 'get'>): Fetching {
  const store = openReleaseStore(dataDir);
  const underWay = new Map<string, Promise<void>>();
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let next = 0;

  const bring = async (id: string, { key, sha256 }: StoredArchive) => {
    const folder = join(dataDir, 'incoming', randomUUID());
    try {
      await unpackStored(await storage.get(key), sha256, folder);
      const { name, version } = readRelease(folder);
      if (idOf(name, version) !== id) throw new RegistryError(`The storage has ${idOf(name, version)} under ${id}`);
      store.place(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const bringOnce = (id: string, archive: StoredArchive): Promise<void> => {
    const lane = next++ % AT_ONCE;
    const bringing = (lanes[lane] ?? Promise.resolve())
      .then(() => bring(id, archive))
      .finally(() => underWay.delete(id));
    lanes[lane] = bringing.catch(() => undefined);
    underWay.set(id, bringing);
    return bringing;
  };

  return {
    async have(name, version, archives) {
      if (store.has(name, version)) return true;
      const id = idOf(name, version);
      const archive = Object.hasOwn(archives, id) ? archives[id] : undefined;
      if (!archive) return false;
      await (underWay.get(id) ?? bringOnce(id, archive));
      return true;
    },
  };
}
