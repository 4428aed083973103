import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

/** What takes long to make, kept on the disk by all that it was made of. */
export interface DiskCache {
  /** What was kept under a key; null where there is nothing, or not what was written. */
  read(key: string): unknown;
  /**
   * Keeps what can be written, and lets go of what was longest unused.
   * @throws what the disk says; whoever has made it can do without
   */
  write(key: string, value: unknown): void;
}

const sha256 = (body: Buffer | string): Buffer => createHash('sha256').update(body).digest();

const DIGEST_BYTES = 32;

let ownCode: string | undefined;

/** Names all code of the front door: what another one made is made anew. */
function codeKey(): string {
  const dir = join(import.meta.dirname, '..');
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => sha256(readFileSync(join(parentPath, name))).toString('hex'));
  return sha256([process.version, ...texts.sort()].join()).toString('hex');
}

/** Names what something is made of: the code that makes it, and all that this is given. */
export function cacheKey(...given: readonly unknown[]): string {
  ownCode ??= codeKey();
  return sha256(JSON.stringify([ownCode, ...given])).toString('hex');
}

/**
 * Opens a folder of kept files. Each says by its hash that it is whole, so nothing waits for the disk when one is
 * written: a power cut takes it, and it is made again.
 * @param limit so many are kept.
 */
export function openDiskCache(dir: string, limit: number): DiskCache {
  const age = (name: string) => statSync(join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

  const tidy = () => {
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
        // Not there, or not to be had at this moment.
        return null;
      }
    },

    write(key, value) {
      const body = serialize(value);
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      // Under a name of this thread's own first: whoever reads meanwhile finds all of it, or nothing.
      const next = join(dir, `${key}.${process.pid}.${threadId}`);
      writeFileSync(next, Buffer.concat([sha256(body), body]));
      renameSync(next, join(dir, key));
      tidy();
    },
  };
}

/** The pages of remotes as they were rendered: one file for each remote of a set, of some hundred kilobytes. */
export const openRenderCache = (dataDir: string): DiskCache =>
  openDiskCache(join(dataDir, 'composed', 'rendered'), 150);

/** Whole compositions, for the next start: what is live, and what was so lately. */
export const openComposedCache = (dataDir: string): DiskCache => openDiskCache(join(dataDir, 'composed', 'pages'), 8);
