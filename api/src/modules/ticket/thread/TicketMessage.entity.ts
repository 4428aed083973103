import type { MessageAuthor } from '@skal/contracts/support/ticketThread';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../../db/columns.ts';

/** A message in a ticket's thread. */
export interface TicketMessage {
  /** Sorts by time. */
  id: string;
  ticketId: string;
  author: MessageAuthor;
  /** Name of the author at the time of writing. */
  name: string;
  text: string;
  /** 1 for an internal note. */
  internal: number;
  /** Hash of the sender's Idempotency-Key and of the request body. */
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
