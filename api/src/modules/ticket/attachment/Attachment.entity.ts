import { EntitySchema } from 'typeorm';
import { epochMs, id, int, nullable, primaryId, reference, varchar } from '../../../db/columns.ts';

/** A file of a ticket: its name is announced with the ticket, its bytes are uploaded afterwards. */
export interface Attachment {
  id: string;
  ticketId: string;
  /** Message that it belongs to; null for files of the ticket itself. */
  messageId: string | null;
  position: number;
  name: string;
  bytes: number;
  /** Random object name in the upload storage; null until it is stored. */
  storedAs: string | null;
  storedAt: number | null;
  /** Width of the thumbnail of a stored image, in pixels; null if there is none. */
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
