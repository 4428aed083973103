import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Storage } from '@skal/storage';
import { HttpError } from '../../../server/errors/HttpError.ts';
import { ImageError, type ImageProcessor } from './ImageProcessor.ts';
import { type ImageErrorCode, type ImageResult, type ImageType, thumbnailName } from './image.ts';

const AGAIN = 'Please attach a smaller one, a screenshot of it for example.';

const FAULTS: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'This picture cannot be opened. Please save it anew and attach it again.',
  pixels: `This picture has too many pixels. ${AGAIN}`,
  memory: `This picture is too large to be opened. ${AGAIN}`,
  time: `This picture takes too long to open. ${AGAIN}`,
};

interface Picture {
  kind: ImageType;
  /** Where it lies as it came. */
  path: string;
  /** Where what is made of it may lie. */
  drawnPath: string;
  thumbnailPath: string;
  /** Its name in the storage. */
  storedAs: string;
  /** Whose it is. */
  owner: string;
}

/** 400: a picture that was tried and cannot be drawn. Trying it took as much as drawing it, so it counts for the day. */
export class PictureNotDrawn extends HttpError {}

interface Used {
  pictures: Pick<ImageProcessor, 'process'>;
  storage: Pick<Storage, 'put'>;
}

/**
 * Stores a picture without what it says beside (where and when it was taken, by which device), upright, and a thumbnail
 * of it under a name of its own.
 * @returns how many bytes are stored of the picture, and its thumbnail's pixels
 * @throws HttpError 400 for a picture that cannot be drawn within its bounds, 503 while too many are being drawn
 */
export async function storeImage(
  { pictures, storage }: Used,
  { kind, path, drawnPath, thumbnailPath, storedAs, owner }: Picture,
): Promise<{ bytes: number } & Pick<ImageResult, 'thumbnail'>> {
  const { isUnchanged, thumbnail } = await pictures
    .process({ kind, from: path, picture: drawnPath, thumbnail: thumbnailPath }, owner)
    .catch((error) => {
      throw error instanceof ImageError ? new PictureNotDrawn(400, FAULTS[error.fault]) : error;
    });
  const put = async (key: string, from: string) => {
    const { size: bytes } = await stat(from);
    await storage.put(key, { stream: createReadStream(from), bytes });
    return bytes;
  };
  // A thumbnail whose picture does not come belongs to no row, and goes by its age.
  await put(thumbnailName(storedAs), thumbnailPath);
  return { bytes: await put(storedAs, isUnchanged ? path : drawnPath), thumbnail };
}
