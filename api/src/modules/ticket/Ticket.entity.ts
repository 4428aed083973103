import type { TicketCategory, TicketPriority, TicketStatus } from '@skal/contracts/support/ticket';
import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, text, unreadFlag, varchar } from '../../db/columns.ts';

/** A client's support ticket. */
export interface Ticket {
  id: string;
  businessId: string;
  /** Account that wrote it; null for tickets of earlier releases. The account may have been deleted since. */
  authorId: string | null;
  title: string;
  description: string;
  priority: TicketPriority;
  category: TicketCategory;
  status: TicketStatus;
  /** Name of the sender, as entered in the form. */
  name: string;
  email: string;
  phone: string | null;
  /** Time by which a response is due, by the office hours at the time of filing, or of reopening by the client. */
  responseDueAt: number;
  respondedAt: number | null;
  /** 1 while the client's last message is unread. */
  unread: number;
  /** Hash of the sender's Idempotency-Key and of the request body. */
  requestKey: string | null;
  requestHash: string | null;
  createdAt: number;
  updatedAt: number;
}

export const TicketEntity = new EntitySchema<Ticket>({
  name: 'Ticket',
  tableName: 'tickets',
  columns: {
    id: primaryId(),
    businessId: reference('fk_tickets_business', 'Business', 'CASCADE'),
    authorId: nullable(varchar(36)),
    title: varchar(200),
    description: text(),
    priority: varchar(16),
    category: varchar(16),
    status: varchar(16),
    name: varchar(401),
    email: varchar(254),
    phone: nullable(varchar(40)),
    responseDueAt: epochMs(),
    respondedAt: nullable(epochMs()),
    unread: unreadFlag(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
    createdAt: epochMs(),
    updatedAt: epochMs(),
  },
  indices: [
    { name: 'uq_tickets_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_tickets_business', columns: ['businessId', 'createdAt'] },
    { name: 'ix_tickets_inbox', columns: ['unread', 'updatedAt', 'id'] },
    { name: 'ix_tickets_inbox_status', columns: ['status', 'unread', 'updatedAt', 'id'] },
    { name: 'ix_tickets_inbox_priority', columns: ['priority', 'unread', 'updatedAt', 'id'] },
    { name: 'ix_tickets_inbox_both', columns: ['status', 'priority', 'unread', 'updatedAt', 'id'] },
    { name: 'ix_tickets_inbox_client', columns: ['businessId', 'unread', 'updatedAt', 'id'] },
  ],
});
