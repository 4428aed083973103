import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

/** A disk cache of expensive results, keyed by everything they depend on. */
export interface DiskCache {
  /** Returns the cached value; null if it is missing or corrupt. */
  read(key: string): unknown;
  /**
   * Stores a value and evicts the least recently used.
   * @throws errors of the disk, which callers can ignore
   */
  write(key: string, value: unknown): void;
}

const sha256 = (body: Buffer | string): Buffer => createHash('sha256').update(body).digest();

const DIGEST_BYTES = 32;

let ownCode: string | undefined;

/** Hash of all code of the web server: code changes invalidate the cache. */
function codeKey(): string {
  const dir = join(import.meta.dirname, '..');
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => sha256(readFileSync(join(parentPath, name))).toString('hex'));
  return sha256([process.version, ...texts.sort()].join()).toString('hex');
}

/** Builds a cache key from the server's code and the given inputs. */
export function cacheKey(...inputs: readonly unknown[]): string {
  ownCode ??= codeKey();
  return sha256(JSON.stringify([ownCode, ...inputs])).toString('hex');
}

/**
 * Opens a cache folder. Each file carries a hash of its content, so writes are not flushed: after a power cut a damaged
 * file is ignored and made again.
 * @param limit number of entries
 */
export function openDiskCache(dir: string, limit: number): DiskCache {
  const age = (name: string) => statSync(join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

  const evict = () => {
    const names = readdirSync(dir);
    if (names.length <= limit) return;
    const ages = names.map((name) => ({ name, at: age(name) })).sort((one, other) => other.at - one.at);
    for (const { name } of ages.slice(limit)) rmSync(join(dir, name), { force: true });
  };

  return {
    read(key) {
      try {
        const file = join(dir, key);
        const whole = readFileSync(file);
        const body = whole.subarray(DIGEST_BYTES);
        if (!sha256(body).equals(whole.subarray(0, DIGEST_BYTES))) return null;
        const now = new Date();
        utimesSync(file, now, now);
        return deserialize(body);
      } catch {
        // Missing, or unreadable at this moment.
        return null;
      }
    },

    write(key, value) {
      const body = serialize(value);
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      // Written under a name unique per thread first, so that readers find the whole file or none.
      const next = join(dir, `${key}.${process.pid}.${threadId}`);
      writeFileSync(next, Buffer.concat([sha256(body), body]));
      renameSync(next, join(dir, key));
      evict();
    },
  };
}

/** Rendered pages of remotes: one file for each remote of a set, some hundred kilobytes each. */
export const openRenderCache = (dataDir: string): DiskCache =>
  openDiskCache(join(dataDir, 'composed', 'rendered'), 150);

/** Whole compositions of the live set and recent ones, for the next start. */
export const openComposedCache = (dataDir: string): DiskCache => openDiskCache(join(dataDir, 'composed', 'pages'), 8);
