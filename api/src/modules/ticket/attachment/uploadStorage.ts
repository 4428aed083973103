import { openStorage, type Storage, type StorageLocation, subLocation } from '@skal/storage';
import type { ApiSettings } from '../../../settings/settings.ts';

/** The part of a site's storage that files of tickets have. */
export const uploadLocation = ({ storage }: Pick<ApiSettings, 'storage'>): StorageLocation =>
  subLocation(storage, 'uploads');

export const openUploadStorage = (settings: Pick<ApiSettings, 'storage'>): Storage =>
  openStorage(uploadLocation(settings));

/** Does something with the files of tickets, beside the process that serves them. */
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
