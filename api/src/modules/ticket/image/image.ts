import type { AttachmentKind } from '@skal/contracts/support/attachmentKinds';

/** The kinds of file that are pictures. */
export const imageTypes = ['jpeg', 'png', 'gif'] as const satisfies readonly AttachmentKind[];
export type ImageType = (typeof imageTypes)[number];

/** What drawing one picture may take. */
export interface ImageLimits {
  /** Width times height; cameras of phones have 12 to 50 million. */
  pixels: number;
  /** What the drawing process may hold, in bytes, all of it counted. */
  memoryBytes: number;
  /** From its start to its end, in milliseconds; and so long somebody waits for a turn. */
  timeoutMs: number;
  /** How many may wait for their turn. */
  queueLength: number;
  /** How many of one business may be drawn or wait at once, so that it cannot exclude others. */
  placesEach: number;
}

/** What is to be drawn, and where the results go: paths of files that are there already. */
export interface ImageTask {
  kind: ImageType;
  from: string;
  picture: string;
  thumbnail: string;
  bounds: Pick<ImageLimits, 'pixels' | 'memoryBytes' | 'timeoutMs'>;
}

/** What came of it. */
export interface ImageResult {
  /** Whether the file stays as it was sent, because it moves; nothing is written to `picture` then. */
  isUnchanged: boolean;
  /** In pixels. */
  thumbnail: { width: number; height: number };
}

/** Why a picture is not taken: it cannot be opened, or takes more than one may. */
export type ImageErrorCode = 'unreadable' | 'pixels' | 'memory' | 'time';

/** What the drawing process says, once. */
export type ImageWorkerMessage = { drawn: ImageResult } | { fault: ImageErrorCode } | { broken: string };

const THUMBNAIL = '.thumbnail';

/** What the thumbnail of a stored picture is called in the storage. */
export const thumbnailName = (storedAs: string): string => storedAs + THUMBNAIL;

/** All names that a stored file may have in the storage. */
export const storedNames = (storedAs: string): string[] => [storedAs, thumbnailName(storedAs)];

/** The stored file that a name in the storage belongs to: its own, or that of the picture that it is a thumbnail of. */
export const originalName = (name: string): string =>
  name.endsWith(THUMBNAIL) ? name.slice(0, -THUMBNAIL.length) : name;
