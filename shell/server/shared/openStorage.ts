import { openStorage as open, type Storage, type StoragePlace } from '@skal/storage';
import { StoreUnavailableError } from '../registryError.ts';

const away = (error: unknown) =>
  new StoreUnavailableError('The storage of releases cannot be reached at this moment', { cause: error });

/** Says of whatever goes wrong that it was the storage. */
async function orAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw away(error);
  }
}

async function* piecesOrAway<Piece>(pieces: AsyncIterable<Piece>) {
  try {
    yield* pieces;
  } catch (error) {
    throw away(error);
  }
}

/**
 * Opens the storage of releases.
 * @throws StoreUnavailableError, from each of its functions, when it cannot be reached
 */
export function openStorage(place: StoragePlace): Storage {
  const storage = open(place);
  return {
    put: (key, content) => orAway(storage.put(key, content)),
    get: async (key, range) => piecesOrAway(await orAway(storage.get(key, range))),
    find: (key) => orAway(storage.find(key)),
    list: () => piecesOrAway(storage.list()),
    remove: (key) => orAway(storage.remove(key)),
    close: storage.close,
  };
}
