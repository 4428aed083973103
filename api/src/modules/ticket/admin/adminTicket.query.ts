import type { TicketQuery } from '@skal/contracts/support/adminTicket';
import { In, IsNull, LessThan } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { readClientNames } from '../../client/clientNames.ts';
import { AttachmentEntity } from '../attachment/Attachment.entity.ts';
import { TicketEntity } from '../Ticket.entity.ts';
import type { TicketWithFiles } from '../ticket.query.ts';

/** A ticket with the name of its business. */
export interface AdminTicket {
  ticket: TicketWithFiles;
  clientName: string;
}

/** Reads a page of all clients' tickets, newest first; ids sort by time. */
export async function findAdminTickets(db: Database, query: TicketQuery): Promise<AdminTicket[]> {
  const where = {
    ...(query.status && { status: query.status }),
    ...(query.priority && { priority: query.priority }),
    ...(query.client && { businessId: query.client }),
    ...(query.cursor && { id: LessThan(query.cursor) }),
  };
  const tickets = await db.read((manager) =>
    manager.find(TicketEntity, { where, order: { id: 'DESC' }, take: query.limit }),
  );
  if (tickets.length === 0) return [];
  const ids = tickets.map(({ id }) => id);
  const [files, names] = await Promise.all([
    db.read((manager) =>
      manager.find(AttachmentEntity, {
        where: { ticketId: In(ids), messageId: IsNull() },
        order: { position: 'ASC' },
      }),
    ),
    readClientNames(db, [...new Set(tickets.map(({ businessId }) => businessId))]),
  ]);
  const byTicket = Map.groupBy(files, ({ ticketId }) => ticketId);
  return tickets.map((ticket) => ({
    ticket: { ...ticket, attachments: byTicket.get(ticket.id) ?? [] },
    clientName: names.get(ticket.businessId) ?? '',
  }));
}
