import { openFolderStorage } from './folderStorage.ts';
import { isBucket, type StoragePlace } from './place.ts';
import { openS3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

/** Opens a storage; whether it can be reached shows with its first use. */
export const openStorage = (place: StoragePlace): Storage =>
  isBucket(place) ? openS3Storage(new URL(place.at), place.endpoint) : openFolderStorage(place.at);
