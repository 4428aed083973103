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

/** Image to process, and paths of existing files for the results. */
export interface ImageTask {
  kind: ImageType;
  from: string;
  picture: string;
  thumbnail: string;
  bounds: Pick<ImageLimits, 'pixels' | 'memoryBytes' | 'timeoutMs'>;
}

/** Result of processing an image. */
export interface ImageResult {
  /** Whether the file stays as uploaded because it is animated; `picture` is not written then. */
  isUnchanged: boolean;
  /** In pixels. */
  thumbnail: { width: number; height: number };
}

/** Why an image is rejected: it cannot be decoded, or exceeds a limit. */
export type ImageErrorCode = 'unreadable' | 'pixels' | 'memory' | 'time';

/** The worker's only message. */
export type ImageWorkerMessage = { result: ImageResult } | { fault: ImageErrorCode } | { broken: string };

const THUMBNAIL = '.thumbnail';

/** Returns the object name of a stored image's thumbnail. */
export const getThumbnailName = (storedAs: string): string => storedAs + THUMBNAIL;

/** Returns all object names that a stored file may have. */
export const listStoredNames = (storedAs: string): string[] => [storedAs, getThumbnailName(storedAs)];

/** Returns the stored file that an object belongs to: itself, or the image of a thumbnail. */
export const getOriginalName = (name: string): string =>
  name.endsWith(THUMBNAIL) ? name.slice(0, -THUMBNAIL.length) : name;
