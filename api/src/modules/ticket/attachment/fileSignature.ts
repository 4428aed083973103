import type { AnyAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { type Detector, fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

/** Number of bytes that identifies every accepted file type. */
export const SIGNATURE_BYTES = 4100;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The library parses a PNG's chunks to detect animation; tickets accept both kinds, so the header suffices. */
const png: Detector = {
  id: 'skal.png',
  async detect(tokenizer) {
    const begin = Buffer.alloc(PNG.length);
    await tokenizer.peekBuffer(begin, { mayBeLess: true });
    return begin.equals(PNG) ? { ext: 'png', mime: 'image/png' } : undefined;
  },
};

/** MP4 and MOV share a container, and cameras use either extension. */
const FILMS = ['mp4', 'mov', 'm4v', 'm4p', 'f4v', '3gp', '3g2'];

/** The library's names of each type; it does not detect text. */
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

/** ZIP-based types; their content is known only once the whole file is here. */
const ARCHIVES: ReadonlySet<AnyAttachmentKind> = new Set(['docx', 'xlsx']);
const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');

/** Bytes that occur in no text: control characters except tab, line feed, form feed, carriage return and escape. */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13, 27].includes(byte);

const find = async (head: Uint8Array) => (await fileTypeFromBuffer(head, { customDetectors: [png] }))?.ext;

/** Whether the head of a file matches the type of its name. */
export async function matchesSignature(kind: AnyAttachmentKind, head: Uint8Array): Promise<boolean> {
  if (kind === 'txt') return !head.some(isControl);
  if (ARCHIVES.has(kind)) return ARCHIVE.equals(head.subarray(0, ARCHIVE.length));
  const found = await find(head);
  return found !== undefined && NAMES[kind].includes(found);
}

/**
 * Detects the type of a file from its head. Phones and chat apps give JPEGs the names of other images; these are
 * accepted as JPEG.
 * @returns undefined if the content does not match the name
 */
export async function detectKind(named: AnyAttachmentKind, head: Uint8Array): Promise<AnyAttachmentKind | undefined> {
  if (await matchesSignature(named, head)) return named;
  return (named === 'png' || named === 'gif') && (await matchesSignature('jpeg', head)) ? 'jpeg' : undefined;
}

/** Whether a complete file matches the type of its name, for types that the head does not identify. */
export async function matchesContent(kind: AnyAttachmentKind, path: string): Promise<boolean> {
  if (kind === 'txt' || !ARCHIVES.has(kind)) return true;
  const found = await fileTypeFromFile(path);
  return found !== undefined && NAMES[kind].includes(found.ext);
}
