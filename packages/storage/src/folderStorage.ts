import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { renameDurably, syncFolder } from './durable.ts';
import { expectBytes } from './expectBytes.ts';
import { ObjectNotFoundError, type Storage, type StoredObject } from './storage.ts';

/** Suffix of incomplete objects: what a killed process leaves behind is listed under it and never read. */
const HALF = '.half';

/** No access for other users of the machine. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Opens a storage in a local folder or on a shared file system. */
export function openFolderStorage(folder: string): Storage {
  const placeOf = (key: string) => join(folder, ...key.split('/'));

  /** Returns the object at a path; undefined if there is none. */
  const pieceAt = async (path: string): Promise<StoredObject | undefined> => {
    try {
      const facts = await stat(path);
      if (!facts.isFile()) return undefined;
      return { key: relative(folder, path).split(sep).join('/'), at: facts.mtimeMs, bytes: facts.size };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    async put(key, content) {
      const place = placeOf(key);
      const { stream, bytes } = Buffer.isBuffer(content)
        ? { stream: Readable.from([content]), bytes: content.length }
        : content;
      try {
        const made = await mkdir(dirname(place), { recursive: true, mode: OWN_FOLDER });
        if (made) await syncFolder(dirname(made));
        const file = createWriteStream(place + HALF, { flush: true, mode: OWN_FILE });
        await pipeline(stream, (source: AsyncIterable<Buffer>) => expectBytes(source, bytes), file);
        await renameDurably(place + HALF, place);
      } catch (error) {
        stream.destroy();
        // The first error matters; a file that cannot be removed is listed and deleted later by its age.
        await rm(place + HALF, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    async get(key, range) {
      try {
        const file = await open(placeOf(key));
        return file.createReadStream(range);
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFoundError(key) : error;
      }
    },

    find: (key) => pieceAt(placeOf(key)),

    async *list() {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          const piece = entry.isFile() ? await pieceAt(join(entry.parentPath, entry.name)) : undefined;
          if (piece) yield piece;
        }
      } catch (error) {
        // Nothing has been stored yet.
        if (!isMissing(error)) throw error;
      }
    },

    remove: (key) => rm(placeOf(key), { force: true }),
    close: () => undefined,
  };
}
