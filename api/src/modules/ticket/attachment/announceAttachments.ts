import { findAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { describeAcceptedKinds } from '@skal/contracts/support/ticket';
import { newId } from '../../../db/rows/id.ts';
import { invalidFields } from '../../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import type { Attachment } from './Attachment.entity.ts';

/**
 * Builds the attachment rows for file names sent with a ticket or message; the bytes are uploaded afterwards.
 * @throws HttpError 400 for a file type that this site does not accept
 */
export function announceAttachments(
  names: readonly string[],
  owner: Pick<Attachment, 'ticketId' | 'messageId'>,
  { site }: Pick<ApiSettings, 'site'>,
): Attachment[] {
  const { attachmentKinds: allowed } = site;
  const isAccepted = (name: string) => findAttachmentKind(name, allowed) !== undefined;
  if (!names.every(isAccepted)) throw invalidFields({ attachments: describeAcceptedKinds(allowed) });
  return names.map((name, position) => ({
    ...{ id: newId(), ...owner, position, name, bytes: 0 },
    ...{ storedAs: null, storedAt: null, thumbnailWidth: null, thumbnailHeight: null },
  }));
}
