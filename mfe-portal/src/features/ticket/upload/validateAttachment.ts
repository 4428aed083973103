import {
  findAttachmentKind,
  getKindTypes,
  listAcceptedKinds,
  type OptionalAttachmentKind,
} from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '@skal/contracts/support/ticket';
import type { AttachmentError } from '../../../content/support/ticketForm.ts';

type Allowed = readonly OptionalAttachmentKind[];

const typesOf = (allowed: Allowed) => listAcceptedKinds(allowed).flatMap((kind) => getKindTypes(kind).types);

/** An operating system that does not know a file type reports none; then the extension decides (T34). */
const isKnownKind = ({ name, type }: File, allowed: Allowed) =>
  findAttachmentKind(name, allowed) !== undefined && (type === '' || typesOf(allowed).includes(type));

/**
 * Returns the error of a file that is sent with `others` more files (L13-L15, T34).
 * @param allowed optional types that this site accepts
 */
export function validateAttachment(file: File, others: number, allowed: Allowed = []): AttachmentError | null {
  if (!isKnownKind(file, allowed)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > ATTACHMENT_BYTES_MAX) return 'large';
  return others >= ATTACHMENTS_MAX ? 'many' : null;
}
