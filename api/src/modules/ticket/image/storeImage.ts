import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Storage } from '@skal/storage';
import { HttpError } from '../../../server/errors/HttpError.ts';
import { ImageError, type ImageProcessor } from './ImageProcessor.ts';
import { getThumbnailName, type ImageErrorCode, type ImageSize, type ImageType, thumbnailFile } from './image.ts';

const ERROR_MESSAGES: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: /*i18n*/ 'This image cannot be opened. Please save it again and attach it once more.',
  pixels: /*i18n*/ 'This image has too many pixels. Please attach a smaller one, for example a screenshot of it.',
  memory: /*i18n*/ 'This image is too large to be opened. Please attach a smaller one, for example a screenshot of it.',
  time: /*i18n*/ 'This image takes too long to process. Please attach a smaller one, for example a screenshot of it.',
};

/** The error for an image that cannot be processed; other errors stay as they are. */
export const toImageRejection = (
  error: unknown,
  messages: Readonly<Record<ImageErrorCode, string>> = ERROR_MESSAGES,
): unknown => (error instanceof ImageError ? new ImageRejectedError(400, messages[error.fault]) : error);

interface Picture {
  kind: ImageType;
  /** Path of the uploaded file. */
  path: string;
  /** Path for the processed image. */
  processedPath: string;
  thumbnailPath: string;
  /** Object name in the storage. */
  storedAs: string;
  /** Owner in the image queue. */
  owner: string;
}

/**
 * 400: an image that could not be processed. The attempt cost as much as a success, so it counts against the daily
 * quota.
 */
export class ImageRejectedError extends HttpError {}

interface ImageServices {
  pictures: Pick<ImageProcessor, 'process'>;
  storage: Pick<Storage, 'put'>;
}

/** Stores a file under a name, and returns its size in bytes. */
export async function putFile(storage: Pick<Storage, 'put'>, key: string, from: string): Promise<number> {
  const { size: bytes } = await stat(from);
  await storage.put(key, { stream: createReadStream(from), bytes });
  return bytes;
}

/**
 * Stores an image upright and without metadata (time, place, device), and its thumbnail under a name of its own.
 * @returns number of bytes stored, and the thumbnail's size in pixels
 * @throws HttpError 400 for an image that cannot be processed within the limits, 503 if the queue is full
 */
export async function storeImage(
  { pictures, storage }: ImageServices,
  { kind, path, processedPath, thumbnailPath, storedAs, owner }: Picture,
): Promise<{ bytes: number; thumbnail: ImageSize }> {
  const { isUnchanged, sizes } = await pictures
    .process({ kind, from: path, files: [{ path: processedPath }, thumbnailFile(thumbnailPath)] }, owner)
    .catch((error) => {
      throw toImageRejection(error);
    });
  const [thumbnail = { width: 0, height: 0 }] = sizes;
  // A thumbnail without its image belongs to no row, and is deleted by age.
  await putFile(storage, getThumbnailName(storedAs), thumbnailPath);
  return { bytes: await putFile(storage, storedAs, isUnchanged ? path : processedPath), thumbnail };
}
