import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Storage } from './storage.ts';

/** What is not whole yet has another ending. */
const HALF = '.half';

/** A storage in a folder that several machines reach, or of one machine alone. */
export function openFolderStorage(folder: string): Storage {
  const placeOf = (key: string) => join(folder, ...key.split('/'));

  return {
    async put(key, body) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place + HALF, body, { flush: true });
      await rename(place + HALF, place);
    },

    async get(key) {
      const file = await open(placeOf(key));
      return createReadStream('', { fd: file });
    },

    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
        // Nothing has been put there yet.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      });
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      return Promise.all(
        files.map(async (file) => {
          const { mtimeMs: at, size: bytes } = await stat(file);
          return { key: relative(folder, file).split(sep).join('/'), at, bytes };
        }),
      );
    },

    remove: (key) => rm(placeOf(key), { force: true }),
    close: () => undefined,
  };
}
