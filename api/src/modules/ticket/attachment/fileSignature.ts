import type { AnyAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { type Detector, fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

/** So many bytes tell every kind of file that a ticket takes. */
export const SIGNATURE_BYTES = 4100;

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

/** What the library calls the files of each kind; it does not know texts. */
const NAMES: Record<Exclude<AnyAttachmentKind, 'txt'>, readonly string[]> = {
  jpeg: ['jpg'],
  png: ['png'],
  gif: ['gif'],
  mp4: FILMS,
  mov: FILMS,
  avi: ['avi'],
  pdf: ['pdf'],
  heic: ['heic'],
  webp: ['webp'],
  docx: ['docx'],
  xlsx: ['xlsx'],
};

/** Kinds that are a ZIP archive. What is in one is known when all of it is here. */
const ARCHIVES: ReadonlySet<AnyAttachmentKind> = new Set(['docx', 'xlsx']);
const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');

/** Bytes that are in no text: control characters, apart from tab, line feed, form feed, carriage return and escape. */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13, 27].includes(byte);

const find = async (head: Uint8Array) => (await fileTypeFromBuffer(head, { customDetectors: [png] }))?.ext;

/** Whether a file that begins so is of the kind that its name says. */
export async function matchesSignature(kind: AnyAttachmentKind, head: Uint8Array): Promise<boolean> {
  if (kind === 'txt') return !head.some(isControl);
  if (ARCHIVES.has(kind)) return ARCHIVE.equals(head.subarray(0, ARCHIVE.length));
  const found = await find(head);
  return found !== undefined && NAMES[kind].includes(found);
}

/**
 * What a file that begins so is taken for. Phones and chats give a JPEG the name of another picture, and it is taken as what
 * it is.
 * @returns undefined for one that is not what its name says
 */
export async function kindByContent(
  named: AnyAttachmentKind,
  head: Uint8Array,
): Promise<AnyAttachmentKind | undefined> {
  if (await matchesSignature(named, head)) return named;
  return (named === 'png' || named === 'gif') && (await matchesSignature('jpeg', head)) ? 'jpeg' : undefined;
}

/** Whether a file that is here as a whole is of the kind that its name says, where its beginning does not tell. */
export async function isLike(kind: AnyAttachmentKind, path: string): Promise<boolean> {
  if (kind === 'txt' || !ARCHIVES.has(kind)) return true;
  const found = await fileTypeFromFile(path);
  return found !== undefined && NAMES[kind].includes(found.ext);
}
