import type { AttachmentKind } from '@skal/contracts/support/attachmentKinds';

/** File types that are images. */
export const imageTypes = ['jpeg', 'png', 'gif'] as const satisfies readonly AttachmentKind[];
export type ImageType = (typeof imageTypes)[number];

/** Limits for processing one image. */
export interface ImageLimits {
  /** Width times height; phone cameras have 12 to 50 million. */
  pixels: number;
  /** Memory of the worker, in bytes, all of it counted. */
  memoryBytes: number;
  /** Time limit of a run, and of the wait in the queue, in milliseconds. */
  timeoutMs: number;
  /** Maximum length of the queue. */
  queueLength: number;
  /** Maximum number of running and queued images per business, so that no client can exclude others. */
  placesEach: number;
}

/** A result of processing: the whole image in its own format, or a smaller one. */
export interface ImageFile {
  /** Path of an existing file. */
  path: string;
  /** Fits the image into this box, in pixels; it is never enlarged. */
  box?: { width: number; height: number; format: 'webp' | 'jpeg' };
}

/** Image to process, and the results. */
export interface ImageTask {
  kind: ImageType;
  from: string;
  files: readonly ImageFile[];
  bounds: Pick<ImageLimits, 'pixels' | 'memoryBytes' | 'timeoutMs'>;
}

export interface ImageSize {
  width: number;
  height: number;
}

/** Result of processing an image. */
export interface ImageResult {
  /** Whether the file stays as uploaded because it is animated; the whole image is not written then. */
  isUnchanged: boolean;
  /** Sizes of the files with a box, in pixels. */
  sizes: ImageSize[];
}

/** Why an image is rejected: it cannot be decoded, or exceeds a limit. */
export type ImageErrorCode = 'unreadable' | 'pixels' | 'memory' | 'time';

/** The worker's only message. */
export type ImageWorkerMessage = { result: ImageResult } | { fault: ImageErrorCode } | { broken: string };

const THUMBNAIL = '.thumbnail';

/** Suffixes of the objects that are stored for one upload: thumbnail, and sizes of a photo. */
const DERIVED = /\.(?:thumbnail|\d+\.(?:webp|jpeg))$/;

/** Maximum side of a thumbnail in pixels: twice the displayed size, for high-density screens. */
const THUMBNAIL_SIDE = 320;

/** The thumbnail of an image, as a file with this path. */
export const thumbnailFile = (path: string): ImageFile => ({
  path,
  box: { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, format: 'webp' },
});

/** Returns the object name of a stored image's thumbnail. */
export const getThumbnailName = (storedAs: string): string => storedAs + THUMBNAIL;

/** Returns all object names that a stored file may have. */
export const listStoredNames = (storedAs: string): string[] => [storedAs, getThumbnailName(storedAs)];

/** Returns the stored file that an object belongs to: itself, or the image of a thumbnail or size. */
export const getOriginalName = (name: string): string => name.replace(DERIVED, '');
