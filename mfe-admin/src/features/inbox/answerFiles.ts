import type { ParamsOf } from '@skal/contracts/endpoint';
import { ATTACHMENT_BYTES_MAX, attachmentKindOf, attachmentKinds } from '@skal/contracts/ticket';
import { deskAttachment } from '@skal/contracts/ticketDesk';
import { send } from '@skal/shell-kit/api';

const kinds = Object.values(attachmentKinds);

/** What the picker offers. */
export const FILE_ACCEPT = kinds
  .flatMap(({ extensions, types }) => [...extensions.map((extension) => `.${extension}`), ...types])
  .join(',');

/** Whether a ticket takes a file like this one (L14, L15). */
export const isTaken = ({ name, size }: File): boolean =>
  attachmentKindOf(name) !== undefined && size > 0 && size <= ATTACHMENT_BYTES_MAX;

/**
 * Sends the bytes of a file that an answer has announced.
 * @throws when they do not arrive
 */
export async function sendFile(place: ParamsOf<typeof deskAttachment.upload.path>, file: File): Promise<void> {
  await send(deskAttachment.upload, { params: place, body: file });
}
