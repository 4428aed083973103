import { openFolderStorage } from './folderStorage.ts';
import { isBucket, type StorageLocation } from './location.ts';
import { openS3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

/** Opens a storage. Does not connect: errors appear on first use. */
export const openStorage = (place: StorageLocation): Storage =>
  isBucket(place) ? openS3Storage(new URL(place.url), place.endpoint) : openFolderStorage(place.url);
