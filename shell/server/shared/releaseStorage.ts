import { openStorage, type Storage, type StorageLocation } from '@skal/storage';
import { StoreUnavailableError } from '../registry/registryError.ts';

export type ReleaseStorage = Pick<Storage, 'put' | 'get' | 'list' | 'remove' | 'close'>;

const unavailable = (cause: unknown) =>
  new StoreUnavailableError('The storage of releases cannot be reached at this moment', { cause });

const rejectUnavailable = (cause: unknown) => {
  throw unavailable(cause);
};

async function* orUnavailable<Item>(items: AsyncIterable<Item>) {
  try {
    yield* items;
  } catch (error) {
    throw unavailable(error);
  }
}

/**
 * Opens the storage of releases.
 * @throws StoreUnavailableError from each function, when the storage cannot be reached
 */
export function openReleaseStorage(place: StorageLocation): ReleaseStorage {
  const storage = openStorage(place);
  return {
    put: (key, content) => storage.put(key, content).catch(rejectUnavailable),
    get: async (key) => orUnavailable(await storage.get(key).catch(rejectUnavailable)),
    list: () => orUnavailable(storage.list()),
    remove: (key) => storage.remove(key).catch(rejectUnavailable),
    close: storage.close,
  };
}
