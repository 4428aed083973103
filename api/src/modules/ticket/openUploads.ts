import { openStorage, type Storage, type StoragePlace, within } from '@skal/storage';
import type { ApiSettings } from '../../settings.ts';

/** The part of a site's storage that files of tickets have. */
export const uploadsIn = ({ storage }: Pick<ApiSettings, 'storage'>): StoragePlace => within(storage, 'uploads');

export const openUploads = (settings: Pick<ApiSettings, 'storage'>): Storage => openStorage(uploadsIn(settings));

/** Does something with the files of tickets, beside the process that serves them. */
export async function withUploads<T>(
  settings: Pick<ApiSettings, 'storage'>,
  work: (uploads: Storage) => Promise<T>,
): Promise<T> {
  const uploads = openUploads(settings);
  try {
    return await work(uploads);
  } finally {
    uploads.close();
  }
}
