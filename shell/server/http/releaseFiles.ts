import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isBundleName, isVersion, PUBLIC_DIR } from '../releases/release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';
import type { EncodedBody } from './encodedBody.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
]);

/** What a file of a release is sent as, by its name; nothing for one that is never sent. */
export const contentTypeOf = (name: string): string | undefined => TYPES.get(extname(name));

/**
 * `/r/<name>/<version>/[~<attempt>/]<file>`: plain names only, so that no path leads out of the release. Nobody tries
 * again a hundred times, and a cache in front of us need not hold more copies than that.
 */
const ADDRESS = /^(\/r\/([a-z][a-z0-9-]*)\/([A-Za-z0-9.-]+)\/)(?:~[1-9]\d?\/)?((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*)$/;

/** The file of a release that an address under `/r/` means, whichever attempt asks for it; null where it means none. */
export function parseReleaseUrl(path: string): { address: string; name: string; version: string; file: string } | null {
  const [, base, name, version, file] = ADDRESS.exec(path) ?? [];
  return name && version && file ? { address: `${base}${file}`, name, version, file } : null;
}

/** The most that is kept in memory; a release weighs about one megabyte. */
export const MEMORY_LIMIT = 64 * 1024 * 1024;

/** What the disk says of a file that is not there. Anything else is a trouble that may pass, such as EMFILE. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const sizeOf = ({ plain, br, gzip }: EncodedBody) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/** Sees to it that a release is in the data folder; false when it is none of the site's. */
export type FetchRelease = (name: string, version: string) => Promise<boolean>;

export interface ReleaseFiles {
  /** The file at an address under `/r/`, where it is in memory already: one lookup. */
  cached(path: string): EncodedBody | null;
  /**
   * Reads the file at an address under `/r/`; null where there is none.
   * @throws what the disk says when it cannot be read at this moment
   */
  read(path: string): Promise<EncodedBody | null>;
}

/**
 * Reads files of releases and their precompressed forms once, and keeps them: they never change. The addresses of later
 * attempts lead to the same copy.
 * @param fetchRelease brings a release that is not here yet
 */
export function openReleaseFiles(
  dataDir: string,
  fetchRelease: FetchRelease = async () => false,
  memoryLimit = MEMORY_LIMIT,
): ReleaseFiles {
  const store = openReleaseStore(dataDir);
  const kept = new Map<string, EncodedBody>();
  const underWay = new Map<string, Promise<EncodedBody | null>>();
  let held = 0;

  const load = async (name: string, version: string, file: string): Promise<EncodedBody | null> => {
    const type = contentTypeOf(file);
    if (!type) return null;
    if (!isBundleName(name) || !isVersion(version)) return null;
    const path = join(store.releaseDir(name, version), PUBLIC_DIR, file);
    const found = await readIfThere(path);
    const isNew = !found && !store.has(name, version) && (await fetchRelease(name, version));
    const plain = isNew ? await readIfThere(path) : found;
    if (!plain) return null;
    const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)]);
    // The version names the content: nothing under it ever changes.
    return { etag: `"${version}"`, type, plain, br, gzip };
  };

  /** The longest kept go first. */
  const keep = (address: string, stored: EncodedBody) => {
    kept.set(address, stored);
    held += sizeOf(stored);
    for (const [oldest, its] of kept) {
      if (held <= memoryLimit) return;
      kept.delete(oldest);
      held -= sizeOf(its);
    }
  };

  /** Whoever asks while a file is being read waits for the same reading. */
  const readOnce = (address: string, loading: Promise<EncodedBody | null>): Promise<EncodedBody | null> => {
    const reading = loading
      .then((stored) => {
        if (stored) keep(address, stored);
        return stored;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, reading);
    return reading;
  };

  return {
    cached: (path) => kept.get(path) ?? null,

    async read(path) {
      const found = parseReleaseUrl(path);
      if (!found) return null;
      const { address, name, version, file } = found;
      return kept.get(address) ?? underWay.get(address) ?? readOnce(address, load(name, version, file));
    },
  };
}
