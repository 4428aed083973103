import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import type { Attachment } from './attachment/Attachment.entity.ts';
import { listStoredNames } from './image/image.ts';
import { type Ticket, TicketEntity } from './Ticket.entity.ts';

// Raw SQL: joins, and files of many tickets in one query.

export type TicketWithFiles = Ticket & { attachments: Attachment[] };

const COLUMNS = `f.id AS id, f.ticket_id AS ticketId, f.message_id AS messageId, f.position AS position, f.name AS name,
  f.bytes AS bytes, f.stored_as AS storedAs, f.stored_at AS storedAt, f.thumbnail_width AS thumbnailWidth,
  f.thumbnail_height AS thumbnailHeight`;

/** All files of a business's tickets, including those of messages. */
const FILES = `SELECT ${COLUMNS} FROM attachments f JOIN tickets t ON t.id = f.ticket_id WHERE t.business_id = ?`;

/** One file of a ticket, with the author of its message. */
const FILE = `
  SELECT ${COLUMNS} FROM attachments f
  JOIN tickets t ON t.id = f.ticket_id
  LEFT JOIN ticket_messages m ON m.id = f.message_id
  WHERE t.id = ? AND f.id = ?`;

/** Access conditions by side and operation. */
const ACCESS_CONDITIONS = {
  /** Everything except internal notes. */
  clientReads: 'AND (f.message_id IS NULL OR m.internal = 0) AND t.business_id = ?',
  clientSends: "AND (f.message_id IS NULL OR m.author = 'client') AND t.business_id = ?",
  operatorReads: '',
  operatorSends: "AND m.author = 'operator'",
} as const;

/** Finds the tickets of a business with their files, newest first (T35). */
export async function findTickets(db: Database, businessId: string): Promise<TicketWithFiles[]> {
  const [tickets, files] = await Promise.all([
    db.read((manager) =>
      manager.find(TicketEntity, { where: { businessId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    ),
    db.query<Attachment>(`${FILES} AND f.message_id IS NULL ORDER BY f.position`, [businessId]),
  ]);
  const byTicket = Map.groupBy(files, ({ ticketId }) => ticketId);
  return tickets.map((ticket) => ({ ...ticket, attachments: byTicket.get(ticket.id) ?? [] }));
}

/** Finds a file by ticket and id if this access allows it; another business's file is not found. */
export async function findAttachment(
  db: Database,
  reach: keyof typeof ACCESS_CONDITIONS,
  { id, attachmentId }: { readonly id: string; readonly attachmentId: string },
  ...business: string[]
): Promise<Attachment> {
  const [file] = await db.query<Attachment>(`${FILE} ${ACCESS_CONDITIONS[reach]}`, [id, attachmentId, ...business]);
  if (!file) throw notFound('file');
  return file;
}

/**
 * Returns the object names of a business's files and thumbnails: read before the business is deleted, so that they can
 * be deleted afterwards.
 */
export async function findUploadNames(db: Database, businessId: string): Promise<string[]> {
  const files = await db.query<Attachment>(`${FILES} AND f.stored_as IS NOT NULL`, [businessId]);
  return files.flatMap(({ storedAs }) => (storedAs ? listStoredNames(storedAs) : []));
}
