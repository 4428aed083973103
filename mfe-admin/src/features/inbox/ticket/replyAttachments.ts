import type { PathParams } from '@skal/contracts/http/endpoint';
import { adminAttachment } from '@skal/contracts/support/adminTicket';
import { attachmentKindOf, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { send } from '@skal/shell-kit/api';

/** Returns whether a ticket accepts a file (L14, L15), including the optional types that the site allows. */
export const isAcceptedFile = ({ name, size }: File, allowed?: readonly OptionalAttachmentKind[]): boolean =>
  attachmentKindOf(name, allowed) !== undefined && size > 0 && size <= ATTACHMENT_BYTES_MAX;

/**
 * Uploads the bytes of an announced attachment.
 * @throws if the upload fails
 */
export async function uploadFile(place: PathParams<typeof adminAttachment.upload.path>, file: File): Promise<void> {
  await send(adminAttachment.upload, { params: place, body: file });
}
