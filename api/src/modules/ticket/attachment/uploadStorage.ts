import { openStorage, type Storage, type StorageLocation, subLocation } from '@skal/storage';
import type { ApiSettings } from '../../../settings/settings.ts';

/** Returns the upload folder of a site's storage. */
export const uploadLocation = ({ storage }: Pick<ApiSettings, 'storage'>): StorageLocation =>
  subLocation(storage, 'uploads');

export const openUploadStorage = (settings: Pick<ApiSettings, 'storage'>): Storage =>
  openStorage(uploadLocation(settings));

/** Runs `work` with the upload storage, outside the server process. */
export async function withUploadStorage<T>(
  settings: Pick<ApiSettings, 'storage'>,
  work: (uploads: Storage) => Promise<T>,
): Promise<T> {
  const uploads = openUploadStorage(settings);
  try {
    return await work(uploads);
  } finally {
    uploads.close();
  }
}
