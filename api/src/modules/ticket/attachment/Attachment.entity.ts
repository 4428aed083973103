import { EntitySchema } from 'typeorm';
import { epochMs, id, int, nullable, primaryId, reference, varchar } from '../../../db/columns.ts';

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
    messageId: nullable(id()),
    position: int(),
    name: varchar(255),
    bytes: int(),
    storedAs: nullable(varchar(36)),
    storedAt: nullable(epochMs()),
    thumbnailWidth: nullable(int()),
    thumbnailHeight: nullable(int()),
  },
  indices: [
    { name: 'ix_attachments_ticket', columns: ['ticketId', 'position'] },
    { name: 'ix_attachments_stored', columns: ['storedAs', 'id'] },
  ],
});
