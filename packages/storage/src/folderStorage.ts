import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { renameDurably, syncFolder } from './durable.ts';
import { expectBytes } from './expectBytes.ts';
import { ObjectNotFoundError, type Storage, type StoredObject } from './storage.ts';

/** Suffix of incomplete objects: what a killed process leaves behind is listed under it and never read. */
const PARTIAL_SUFFIX = '.half';

/** No access for other users of the machine. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Opens a storage in a local folder or on a shared file system. */
export function openFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, ...key.split('/'));

  /** Returns the object at a path; undefined if there is none. */
  const objectAt = async (path: string): Promise<StoredObject | undefined> => {
    try {
      const info = await stat(path);
      if (!info.isFile()) return undefined;
      return { key: relative(folder, path).split(sep).join('/'), at: info.mtimeMs, bytes: info.size };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    async put(key, content) {
      const target = pathOf(key);
      const { stream, bytes } = Buffer.isBuffer(content)
        ? { stream: Readable.from([content]), bytes: content.length }
        : content;
      try {
        const made = await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
        if (made) await syncFolder(dirname(made));
        const file = createWriteStream(target + PARTIAL_SUFFIX, { flush: true, mode: FILE_MODE });
        await pipeline(stream, (source: AsyncIterable<Buffer>) => expectBytes(source, bytes), file);
        await renameDurably(target + PARTIAL_SUFFIX, target);
      } catch (error) {
        stream.destroy();
        // The first error matters; a file that cannot be removed is listed and deleted later by its age.
        await rm(target + PARTIAL_SUFFIX, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    async get(key, range) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream(range);
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFoundError(key) : error;
      }
    },

    find: (key) => objectAt(pathOf(key)),

    async *list() {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          const piece = entry.isFile() ? await objectAt(join(entry.parentPath, entry.name)) : undefined;
          if (piece) yield piece;
        }
      } catch (error) {
        // Nothing has been stored yet.
        if (!isMissing(error)) throw error;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),
    close: () => undefined,
  };
}
