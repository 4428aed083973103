import type { Database } from '../../db/database.ts';
import type { Attachment } from './Attachment.entity.ts';
import { type Ticket, TicketEntity } from './Ticket.entity.ts';

export type TicketWithFiles = Ticket & { attachments: Attachment[] };

/** The files of all tickets of a business, and of the one with this id where it is asked for. */
const FILES = `
  SELECT f.id AS id, f.ticket_id AS ticketId, f.position AS position, f.name AS name, f.bytes AS bytes,
    f.stored_as AS storedAs, f.stored_at AS storedAt
  FROM attachments f
  JOIN tickets t ON t.id = f.ticket_id
  WHERE t.business_id = ?`;

/** The tickets of a business with their files, the newest first (T35). */
export async function findTickets(db: Database, businessId: string): Promise<TicketWithFiles[]> {
  const [tickets, files] = await Promise.all([
    db.read((manager) =>
      manager.find(TicketEntity, { where: { businessId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    ),
    db.query<Attachment>(`${FILES} ORDER BY f.position`, [businessId]),
  ]);
  const byTicket = Map.groupBy(files, ({ ticketId }) => ticketId);
  return tickets.map((ticket) => ({ ...ticket, attachments: byTicket.get(ticket.id) ?? [] }));
}

/** A file of a ticket of this business; another business's is not found. */
export async function findAttachment(
  db: Database,
  businessId: string,
  ticketId: string,
  id: string,
): Promise<Attachment | undefined> {
  const [file] = await db.query<Attachment>(`${FILES} AND t.id = ? AND f.id = ?`, [businessId, ticketId, id]);
  return file;
}

/** The stored files of a business, by their names in the folder: read before it is deleted, removed afterwards. */
export async function uploadsOf(db: Database, businessId: string): Promise<string[]> {
  const files = await db.query<Attachment>(`${FILES} AND f.stored_as IS NOT NULL`, [businessId]);
  return files.flatMap(({ storedAs }) => storedAs ?? []);
}
