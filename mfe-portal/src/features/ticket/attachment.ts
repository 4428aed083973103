import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX, attachmentKindOf, attachmentKinds } from '@skal/contracts/ticket';
import type { AttachmentFault } from '../../content/ticketForm.ts';

const kinds = Object.values(attachmentKinds);
const extensions = kinds.flatMap((kind) => kind.extensions);
const types = new Set<string>(kinds.flatMap((kind) => kind.types));

/** What the picker offers. */
export const ATTACHMENT_ACCEPT = [...extensions.map((extension) => `.${extension}`), ...types].join(',');

/** A system that does not know the kind of a file says nothing, and then the name decides (T34). */
const isKnownKind = ({ name, type }: File) => attachmentKindOf(name) !== undefined && (type === '' || types.has(type));

/** What is wrong with one file, of those that are sent with `others` more (L13-L15, T34). */
export function faultOf(file: File, others: number): AttachmentFault | null {
  if (!isKnownKind(file)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > ATTACHMENT_BYTES_MAX) return 'large';
  return others >= ATTACHMENTS_MAX ? 'many' : null;
}
