import type { AttachmentKind } from '@skal/contracts/ticket';
import { type Detector, fileTypeFromBuffer } from 'file-type';

/** So many bytes tell every kind of file that a ticket takes. */
export const HEAD_BYTES = 4100;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The library would walk through a PNG's parts to tell moving pictures from still ones; a ticket takes both. */
const png: Detector = {
  id: 'skal.png',
  async detect(tokenizer) {
    const begin = Buffer.alloc(PNG.length);
    await tokenizer.peekBuffer(begin, { mayBeLess: true });
    return begin.equals(PNG) ? { ext: 'png', mime: 'image/png' } : undefined;
  },
};

/** MP4 and MOV are one container, and cameras name either as the other. */
const FILMS = ['mp4', 'mov', 'm4v', 'm4p', 'f4v', '3gp', '3g2'];

/** What the library calls the files of each kind. */
const NAMES: Record<AttachmentKind, readonly string[]> = {
  jpeg: ['jpg'],
  png: ['png'],
  gif: ['gif'],
  mp4: FILMS,
  mov: FILMS,
  avi: ['avi'],
  pdf: ['pdf'],
};

/** Whether a file that begins so is of the kind that its name says. */
export async function beginsLike(kind: AttachmentKind, head: Uint8Array): Promise<boolean> {
  const found = await fileTypeFromBuffer(head, { customDetectors: [png] });
  return found !== undefined && NAMES[kind].includes(found.ext);
}
