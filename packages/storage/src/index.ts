export { renameDurably, syncTree } from './durable.ts';
export { isBucket, isStorageLocation, STORAGE_LOCATION_FORMAT, type StorageLocation, subLocation } from './location.ts';
export { openStorage } from './openStorage.ts';
export { type ByteRange, type ObjectContent, ObjectNotFoundError, type Storage, type StoredObject } from './storage.ts';
