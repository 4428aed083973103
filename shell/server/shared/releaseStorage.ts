import { openStorage, type Storage, type StorageLocation } from '@skal/storage';
import { StoreUnavailableError } from '../registry/registryError.ts';

export type ReleaseStorage = Pick<Storage, 'put' | 'get' | 'list' | 'remove' | 'close'>;

const toUnavailable = (cause: unknown) =>
  new StoreUnavailableError('The storage of releases cannot be reached at this moment', { cause });

const rejectUnavailable = (cause: unknown) => {
  throw toUnavailable(cause);
};

async function* convertErrors<Item>(items: AsyncIterable<Item>) {
  try {
    yield* items;
  } catch (error) {
    throw toUnavailable(error);
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
    get: async (key) => convertErrors(await storage.get(key).catch(rejectUnavailable)),
    list: () => convertErrors(storage.list()),
    remove: (key) => storage.remove(key).catch(rejectUnavailable),
    close: storage.close,
  };
}
