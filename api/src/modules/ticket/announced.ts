import { newId } from '../../db/id.ts';
import type { Attachment } from './Attachment.entity.ts';

/** The places of files whose names came with a ticket or a message, and whose bytes come after it. */
export const announced = (names: readonly string[], owner: Pick<Attachment, 'ticketId' | 'messageId'>): Attachment[] =>
  names.map((name, position) => ({
    ...{ id: newId(), ...owner, position, name, bytes: 0 },
    ...{ storedAs: null, storedAt: null, thumbnailWidth: null, thumbnailHeight: null },
  }));
