import type { PathParams } from '@skal/contracts/http/endpoint';
import { adminAttachment } from '@skal/contracts/support/adminTicket';
import { attachmentKindOf, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { send } from '@skal/shell-kit/api';

/** Whether a ticket takes a file like this one (L14, L15), with the kinds that the site allows besides. */
export const isAcceptedFile = ({ name, size }: File, allowed?: readonly OptionalAttachmentKind[]): boolean =>
  attachmentKindOf(name, allowed) !== undefined && size > 0 && size <= ATTACHMENT_BYTES_MAX;

/**
 * Sends the bytes of a file that an answer has announced.
 * @throws when they do not arrive
 */
export async function uploadFile(place: PathParams<typeof adminAttachment.upload.path>, file: File): Promise<void> {
  await send(adminAttachment.upload, { params: place, body: file });
}
