import { attachmentKindOf, type OptionalAttachmentKind } from '@skal/contracts/attachmentKinds';
import type { ParamsOf } from '@skal/contracts/endpoint';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/ticket';
import { deskAttachment } from '@skal/contracts/ticketDesk';
import { send } from '@skal/shell-kit/api';

/** Whether a ticket takes a file like this one (L14, L15), with the kinds that the site allows besides. */
export const isTaken = ({ name, size }: File, allowed?: readonly OptionalAttachmentKind[]): boolean =>
  attachmentKindOf(name, allowed) !== undefined && size > 0 && size <= ATTACHMENT_BYTES_MAX;

/**
 * Sends the bytes of a file that an answer has announced.
 * @throws when they do not arrive
 */
export async function sendFile(place: ParamsOf<typeof deskAttachment.upload.path>, file: File): Promise<void> {
  await send(deskAttachment.upload, { params: place, body: file });
}
