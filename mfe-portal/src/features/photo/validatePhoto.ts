import { photoKinds } from '@skal/contracts/content/photo';
import { findAttachmentKind, getKindTypes } from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { photoErrors } from '../../content/photo/gallery.ts';

const kinds = photoKinds.map(getKindTypes);

/** Extensions and media types for the `accept` attribute: with them, iPhones convert their photos to JPEG. */
export const PHOTO_TYPES = kinds
  .flatMap(({ extensions, types }) => [...extensions.map((extension) => `.${extension}`), ...types])
  .join(',');

const MEGABYTE = 1024 ** 2;

/** Returns why a file cannot be uploaded; undefined if it can. A system that knows no types leaves it to the name. */
export function validatePhoto({ name, type, size }: File): string | undefined {
  const kind = findAttachmentKind(name);
  const isPhoto = kinds.some(({ types }) => types.includes(type)) || (type === '' && kind !== undefined);
  if (!isPhoto) return photoErrors.type;
  if (size === 0) return photoErrors.empty;
  if (size > ATTACHMENT_BYTES_MAX) return photoErrors.large(`${Math.ceil(size / MEGABYTE)} MB`);
  return undefined;
}
