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

/** The content type of a release's file by its name; undefined for files that are never sent. */
export const contentTypeOf = (name: string): string | undefined => TYPES.get(extname(name));

/**
 * `/r/<name>/<version>/[~<attempt>/]<file>`: plain names only, so that no path leaves the release. The limit of
 * attempts bounds the copies in a cache in front of the site.
 */
const ADDRESS = /^(\/r\/([a-z][a-z0-9-]*)\/([A-Za-z0-9.-]+)\/)(?:~[1-9]\d?\/)?((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*)$/;

/** The file of a release that an address under `/r/` names, without its attempt; null if it names none. */
export function parseReleaseUrl(path: string): { address: string; name: string; version: string; file: string } | null {
  const [, base, name, version, file] = ADDRESS.exec(path) ?? [];
  return name && version && file ? { address: `${base}${file}`, name, version, file } : null;
}

/** Memory of the cache in bytes; a release has about one megabyte. */
export const MEMORY_LIMIT = 64 * 1024 * 1024;

/** Errors of a missing file. All others, such as EMFILE, may be temporary. */
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

/** Ensures that a release is in the data folder; resolves to false if the site does not have it. */
export type FetchRelease = (name: string, version: string) => Promise<boolean>;

export interface ReleaseFiles {
  /** Returns a file by its address under `/r/` if it is in memory. */
  cached(path: string): EncodedBody | null;
  /**
   * Reads the file at an address under `/r/`; null if there is none.
   * @throws errors of the disk, which may be temporary
   */
  read(path: string): Promise<EncodedBody | null>;
}

/**
 * Reads files of releases and their precompressed forms once and caches them: they never change. Addresses of later
 * attempts share the entry.
 * @param fetchRelease fetches a release that is missing in the data folder
 */
export function openReleaseFiles(
  dataDir: string,
  fetchRelease: FetchRelease = async () => false,
  memoryLimit = MEMORY_LIMIT,
): ReleaseFiles {
  const store = openReleaseStore(dataDir);
  const cache = new Map<string, EncodedBody>();
  const pendingReads = new Map<string, Promise<EncodedBody | null>>();
  let cachedBytes = 0;

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
    // The version identifies the content, which never changes.
    return { etag: `"${version}"`, type, plain, br, gzip };
  };

  /** Evicts the oldest. */
  const addToCache = (address: string, stored: EncodedBody) => {
    cache.set(address, stored);
    cachedBytes += sizeOf(stored);
    for (const [oldest, its] of cache) {
      if (cachedBytes <= memoryLimit) return;
      cache.delete(oldest);
      cachedBytes -= sizeOf(its);
    }
  };

  /** Concurrent requests share one read. */
  const readOnce = (address: string, loading: Promise<EncodedBody | null>): Promise<EncodedBody | null> => {
    const reading = loading
      .then((stored) => {
        if (stored) addToCache(address, stored);
        return stored;
      })
      .finally(() => pendingReads.delete(address));
    pendingReads.set(address, reading);
    return reading;
  };

  return {
    cached: (path) => cache.get(path) ?? null,

    async read(path) {
      const found = parseReleaseUrl(path);
      if (!found) return null;
      const { address, name, version, file } = found;
      return cache.get(address) ?? pendingReads.get(address) ?? readOnce(address, load(name, version, file));
    },
  };
}
