import { type ParamsOf, pathOf } from '@skal/contracts/endpoint';
import { ATTACHMENT_BYTES_MAX, attachmentKindOf, attachmentKinds } from '@skal/contracts/ticket';
import { deskAttachment } from '@skal/contracts/ticketDesk';

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
  const { method, path } = deskAttachment.upload;
  const headers = { 'Content-Type': 'application/octet-stream' };
  const response = await fetch(pathOf(path, place), { method, headers, credentials: 'include', body: file });
  if (!response.ok) throw new Error(`${response.status}`);
}
