import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@skal/storage';
import { RegistryRefusal } from '../registryRefusal.ts';
import { readRelease } from '../release.ts';
import { openShelf } from '../shelf.ts';
import { unpackCrate } from './crate.ts';

/** Where a release lies in the storage, and what it is. */
export interface CrateName {
  key: string;
  sha256: string;
}

/** Of releases, as `mfe-portal@0.1.0-abc`. */
export type Crates = Readonly<Record<string, CrateName>>;

export const idOf = (name: string, version: string): string => `${name}@${version}`;

/** So many are fetched at the same time; others wait. */
const AT_ONCE = 3;

/** Brings releases out of the storage into a data folder. */
export interface Fetching {
  /**
   * Sees to it that a release is in the data folder; false when nobody has it. Whoever asks for the same one meanwhile
   * waits for the same fetching.
   * @throws OutOfReach when the storage cannot be reached, RegistryRefusal when it holds something else by now
   */
  have(name: string, version: string, crates: Crates): Promise<boolean>;
}

/** Opens the way from a storage to a data folder. */
export function openFetching(dataDir: string, storage: Pick<Storage, 'get'>): Fetching {
  const shelf = openShelf(dataDir);
  const underWay = new Map<string, Promise<void>>();
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let next = 0;

  const bring = async (id: string, { key, sha256 }: CrateName) => {
    const folder = join(dataDir, 'incoming', randomUUID());
    try {
      await unpackCrate(await storage.get(key), sha256, folder);
      const { name, version } = readRelease(folder);
      if (idOf(name, version) !== id) throw new RegistryRefusal(`The storage has ${idOf(name, version)} under ${id}`);
      shelf.place(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const bringOnce = (id: string, crate: CrateName): Promise<void> => {
    const lane = next++ % AT_ONCE;
    const bringing = (lanes[lane] ?? Promise.resolve()).then(() => bring(id, crate)).finally(() => underWay.delete(id));
    lanes[lane] = bringing.catch(() => undefined);
    underWay.set(id, bringing);
    return bringing;
  };

  return {
    async have(name, version, crates) {
      if (shelf.has(name, version)) return true;
      const id = idOf(name, version);
      const crate = Object.hasOwn(crates, id) ? crates[id] : undefined;
      if (!crate) return false;
      await (underWay.get(id) ?? bringOnce(id, crate));
      return true;
    },
  };
}
