import { EntitySchema } from 'typeorm';
import { count, id, line, maybe, primaryId, reference, time } from '../../db/columns.ts';

/** A file of a ticket: announced by its name when the ticket is filed, stored when its bytes have come. */
export interface Attachment {
  id: string;
  ticketId: string;
  /** The message that brought it; null for those of the ticket itself. */
  messageId: string | null;
  position: number;
  name: string;
  bytes: number;
  /** Its name in the folder of uploads, which says nothing of what it is; null until it is there. */
  storedAs: string | null;
  storedAt: number | null;
  /** The thumbnail beside a stored picture, in pixels; null where there is none. */
  thumbnailWidth: number | null;
  thumbnailHeight: number | null;
}

export const AttachmentEntity = new EntitySchema<Attachment>({
  name: 'Attachment',
  tableName: 'attachments',
  columns: {
    id: primaryId(),
    ticketId: reference('fk_attachments_ticket', 'Ticket', 'CASCADE'),
    messageId: maybe(id()),
    position: count(),
    name: line(255),
    bytes: count(),
    storedAs: maybe(line(36)),
    storedAt: maybe(time()),
    thumbnailWidth: maybe(count()),
    thumbnailHeight: maybe(count()),
  },
  indices: [
    { name: 'ix_attachments_ticket', columns: ['ticketId', 'position'] },
    { name: 'ix_attachments_stored', columns: ['storedAs', 'id'] },
  ],
});
