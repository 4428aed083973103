import type { MessageAuthor } from '@skal/contracts/support/ticketThread';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../../db/columns.ts';

/** What somebody wrote below a ticket. */
export interface TicketMessage {
  /** In the order of time. */
  id: string;
  ticketId: string;
  author: MessageAuthor;
  /** Who wrote it, as they were called then. */
  name: string;
  text: string;
  /** 1 where it is for operators alone. */
  internal: number;
  /** The hash of the sender's Idempotency-Key, and of what was sent with it. */
  requestKey: string | null;
  requestHash: string | null;
  createdAt: number;
}

export const TicketMessageEntity = new EntitySchema<TicketMessage>({
  name: 'TicketMessage',
  tableName: 'ticket_messages',
  columns: {
    id: primaryId(),
    ticketId: reference('fk_ticket_messages_ticket', 'Ticket', 'CASCADE'),
    author: varchar(16),
    name: varchar(401),
    text: text(),
    internal: int(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_ticket_messages_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_ticket_messages_ticket', columns: ['ticketId', 'id'] },
  ],
});
