import { type EntityManager, In } from 'typeorm';
import type { PartialUpload } from '../ticket/resumable/partialUploads.ts';
import { type Photo, PhotoEntity } from './Photo.entity.ts';
import { PhotoUploadEntity } from './PhotoUpload.entity.ts';

/** Finds the photos that own objects of the upload storage, deleted ones included. */
export const findStoredPhotos = (manager: EntityManager, storedAs: readonly string[]): Promise<Photo[]> =>
  manager.findBy(PhotoEntity, { storedAs: In(storedAs) });

/** Finds the uploads of photos that own chunks. */
export const findPhotoUploads = (manager: EntityManager, prefixes: readonly string[]): Promise<PartialUpload[]> =>
  manager.findBy(PhotoUploadEntity, { chunkPrefix: In(prefixes) });
