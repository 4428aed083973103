import { OutOfReach } from '../registryRefusal.ts';
import { openFolderStorage } from './folderStorage.ts';
import { openS3Storage } from './s3Storage.ts';
import type { Storage, StoragePlace } from './storage.ts';

const away = (error: unknown) =>
  new OutOfReach('The storage of releases cannot be reached at this moment', { cause: error });

/** Says of whatever goes wrong that it was the storage. */
async function orAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw away(error);
  }
}

async function* piecesOrAway(pieces: AsyncIterable<Uint8Array>) {
  try {
    yield* pieces;
  } catch (error) {
    throw away(error);
  }
}

/**
 * Opens a storage.
 * @throws OutOfReach, from each of its functions, when it cannot be reached
 */
export function openStorage({ at, endpoint }: StoragePlace): Storage {
  const url = URL.canParse(at) ? new URL(at) : null;
  const storage = url?.protocol === 's3:' ? openS3Storage(url, endpoint) : openFolderStorage(at);
  return {
    put: (key, body) => orAway(storage.put(key, body)),
    get: async (key) => piecesOrAway(await orAway(storage.get(key))),
    list: () => orAway(storage.list()),
    remove: (key) => orAway(storage.remove(key)),
    close: storage.close,
  };
}
