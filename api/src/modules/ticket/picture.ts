import type { AttachmentKind } from '@skal/contracts/attachmentKinds';

/** The kinds of file that are pictures. */
export const pictureKinds = ['jpeg', 'png', 'gif'] as const satisfies readonly AttachmentKind[];
export type PictureKind = (typeof pictureKinds)[number];

/** What drawing one picture may take. */
export interface PictureBounds {
  /** Width times height; cameras of phones have 12 to 50 million. */
  pixels: number;
  /** What the drawing process may hold, in bytes, all of it counted. */
  memoryBytes: number;
  /** From its start to its end, in milliseconds; and so long somebody waits for a turn. */
  waitMs: number;
  /** How many may wait for their turn. */
  places: number;
  /** How many of one business may be drawn or wait at once, so that it cannot exclude others. */
  placesEach: number;
}

/** What is to be drawn, and where the results go: paths of files that are there already. */
export interface PictureTask {
  kind: PictureKind;
  from: string;
  picture: string;
  thumbnail: string;
  bounds: Pick<PictureBounds, 'pixels' | 'memoryBytes' | 'waitMs'>;
}

/** What came of it. */
export interface Drawn {
  /** Whether the file stays as it was sent, because it moves; nothing is written to `picture` then. */
  isKept: boolean;
  /** In pixels. */
  thumbnail: { width: number; height: number };
}

/** Why a picture is not taken: it cannot be opened, or takes more than one may. */
export type PictureFault = 'unreadable' | 'pixels' | 'memory' | 'time';

/** What the drawing process says, once. */
export type PictureMessage = { drawn: Drawn } | { fault: PictureFault } | { broken: string };

const THUMBNAIL = '.thumbnail';

/** What the thumbnail of a stored picture is called in the storage. */
export const thumbnailOf = (storedAs: string): string => storedAs + THUMBNAIL;

/** All names that a stored file may have in the storage. */
export const namesOf = (storedAs: string): string[] => [storedAs, thumbnailOf(storedAs)];

/** The stored file that a name in the storage belongs to: its own, or that of the picture that it is a thumbnail of. */
export const fileOf = (name: string): string => (name.endsWith(THUMBNAIL) ? name.slice(0, -THUMBNAIL.length) : name);
