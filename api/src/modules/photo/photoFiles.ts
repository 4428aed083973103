import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { photoFormats, photoKinds, photoWidths } from '@skal/contracts/content/photo';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../server/errors/HttpError.ts';
import { matchesSignature } from '../ticket/attachment/fileSignature.ts';
import { deleteUploads } from '../ticket/attachment/purgeUploads.ts';
import { withTempFile } from '../ticket/attachment/receiveUpload.ts';
import type { ImageErrorCode } from '../ticket/image/image.ts';
import { putFile, toImageRejection } from '../ticket/image/storeImage.ts';
import { type Photo, PhotoEntity } from './Photo.entity.ts';

const ERROR_MESSAGES: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: /*i18n*/ 'This photo cannot be opened. Please save it again as a JPEG and upload that file.',
  pixels: /*i18n*/ 'This photo has too many pixels. Please choose a smaller one.',
  memory: /*i18n*/ 'This photo is too large to be opened. Please choose a smaller one.',
  time: /*i18n*/ 'This photo takes too long to process. Please choose a smaller one.',
};

/** All files of a photo, in order: each width in each format. */
const files = photoWidths.flatMap((width) => photoFormats.map((format) => ({ width, format })));

/** Returns the object name of a file. */
export const getPhotoFileName = (storedAs: string, width: number, format: string): string =>
  `${storedAs}.${width}.${format}`;

/** Returns all object names that a photo may have. */
export const listPhotoFileNames = (storedAs: string): string[] =>
  files.map(({ width, format }) => getPhotoFileName(storedAs, width, format));

/** Deletes the files of a photo; those that stay are deleted by age, because they belong to no row. */
export const deletePhotoFiles = (uploads: Dependencies['uploads'], storedAs: string): Promise<void> =>
  deleteUploads(uploads, listPhotoFileNames(storedAs)).catch(() => undefined);

/**
 * Returns the object names of a business's photos: read before the business is deleted, so that they can be deleted
 * afterwards.
 */
export async function findPhotoFileNames(db: Database, businessId: string): Promise<string[]> {
  const photos = await db.read((manager) => manager.findBy(PhotoEntity, { businessId }));
  return photos.flatMap(({ storedAs }) => (storedAs ? listPhotoFileNames(storedAs) : []));
}

/** Runs `work` with temp files that are deleted afterwards. */
async function withTempFiles<Result>(
  dataDir: string,
  id: string,
  count: number,
  work: (paths: string[]) => Promise<Result>,
): Promise<Result> {
  if (count === 0) return work([]);
  return withTempFile(dataDir, id, (_file, path) =>
    withTempFiles(dataDir, id, count - 1, (paths) => work([path, ...paths])),
  );
}

/** Detects the type of a photo from its first bytes, not from its name. @throws HttpError 400 for any other file */
export async function detectPhotoKind(head: Uint8Array): Promise<(typeof photoKinds)[number]> {
  for (const kind of photoKinds) if (await matchesSignature(kind, head)) return kind;
  throw badRequest(/*i18n*/ 'This file is not a JPEG or PNG photo. Please save it as a JPEG and upload that file.');
}

export type PhotoFiles = Pick<Photo, 'hash' | 'sizes' | 'bytes'> & { storedAs: string };

/**
 * Stores a photo upright and without metadata (time, place, device), in each width that is not larger than the photo.
 * @param photo its id, its business, and the path and type of the uploaded file
 * @throws HttpError 400 for an image that cannot be processed within the limits, 503 if the queue is full
 */
export function storePhotoFiles(
  { images, uploads, settings: { dataDir } }: Pick<Dependencies, 'images' | 'uploads' | 'settings'>,
  { id, businessId, path, kind }: { id: string; businessId: string; path: string; kind: (typeof photoKinds)[number] },
): Promise<PhotoFiles> {
  return withTempFiles(dataDir, id, files.length, async (paths) => {
    const boxes = files.map(({ width, format }, at) => ({
      path: paths[at] ?? '',
      box: { width, height: 2 * width, format },
    }));
    const { sizes } = await images.process({ kind, from: path, files: boxes }, businessId).catch((error) => {
      throw toImageRejection(error, ERROR_MESSAGES);
    });
    const size = (at: number) => `${sizes[at]?.width}x${sizes[at]?.height}`;
    // A photo that is smaller than a width is as large as in the width before.
    const stored = files.flatMap((file, at) =>
      at >= photoFormats.length && size(at) === size(at - photoFormats.length) ? [] : [{ ...file, at }],
    );
    const hash = createHash('sha256');
    const storedAs = randomUUID();
    let bytes = 0;
    for (const { width, format, at } of stored) {
      hash.update(await readFile(paths[at] ?? ''));
      bytes += await putFile(uploads, getPhotoFileName(storedAs, width, format), paths[at] ?? '');
    }
    const widths = [...new Set(stored.map(({ at }) => size(at)))];
    return { storedAs, hash: hash.digest('hex'), sizes: widths.join(','), bytes };
  });
}
