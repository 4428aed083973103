import type { AttachmentKind } from '@skal/contracts/ticket';

/** So many bytes tell every kind of file that a ticket takes. */
export const HEAD_BYTES = 12;

const starts =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    bytes.every((byte, index) => head[index] === byte);

const says = (head: Buffer, at: number, ...words: readonly string[]) =>
  words.includes(head.toString('latin1', at, at + 4));

/** Pictures in the same container as films; they are none. */
const PICTURES = ['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'crx '];

const isFilm = (head: Buffer) => says(head, 4, 'ftyp') && !says(head, 8, ...PICTURES);

/**
 * How each kind begins. MP4 and MOV are one container, and cameras name either as the other; a MOV of old has no
 * `ftyp` and begins with one of its other parts.
 */
const BEGINNINGS: Record<AttachmentKind, (head: Buffer) => boolean> = {
  jpeg: starts(0xff, 0xd8, 0xff),
  png: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (head) => says(head, 0, 'GIF8') && ['7a', '9a'].includes(head.toString('latin1', 4, 6)),
  mp4: isFilm,
  mov: (head) => isFilm(head) || says(head, 4, 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'),
  avi: (head) => says(head, 0, 'RIFF') && says(head, 8, 'AVI '),
  pdf: (head) => says(head, 0, '%PDF') && head[4] === 0x2d,
};

/** Whether a file that begins so is of the kind that its name says. */
export const beginsLike = (kind: AttachmentKind, head: Buffer): boolean => BEGINNINGS[kind](head);
