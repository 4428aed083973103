import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import type { Attachment } from './attachment/Attachment.entity.ts';
import { storedNames } from './image/image.ts';
import { type Ticket, TicketEntity } from './Ticket.entity.ts';

// Raw SQL: joins, and files of many tickets by one statement.

export type TicketWithFiles = Ticket & { attachments: Attachment[] };

const COLUMNS = `f.id AS id, f.ticket_id AS ticketId, f.message_id AS messageId, f.position AS position, f.name AS name,
  f.bytes AS bytes, f.stored_as AS storedAs, f.stored_at AS storedAt, f.thumbnail_width AS thumbnailWidth,
  f.thumbnail_height AS thumbnailHeight`;

/** The files of all tickets of a business, those of messages included. */
const FILES = `SELECT ${COLUMNS} FROM attachments f JOIN tickets t ON t.id = f.ticket_id WHERE t.business_id = ?`;

/** One file of one ticket, with whoever wrote the message that brought it. */
const FILE = `
  SELECT ${COLUMNS} FROM attachments f
  JOIN tickets t ON t.id = f.ticket_id
  LEFT JOIN ticket_messages m ON m.id = f.message_id
  WHERE t.id = ? AND f.id = ?`;

/** Whose file it may be: what each side may do with which. */
const REACH = {
  /** Everything that is not noted for operators alone. */
  clientReads: 'AND (f.message_id IS NULL OR m.internal = 0) AND t.business_id = ?',
  clientSends: "AND (f.message_id IS NULL OR m.author = 'client') AND t.business_id = ?",
  operatorReads: '',
  operatorSends: "AND m.author = 'operator'",
} as const;

/** The tickets of a business with their files, the newest first (T35). */
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

/** A file by its ticket and its id, if this side may do this with it; another business's is not found. */
export async function findAttachment(
  db: Database,
  reach: keyof typeof REACH,
  { id, attachmentId }: { readonly id: string; readonly attachmentId: string },
  ...business: string[]
): Promise<Attachment> {
  const [file] = await db.query<Attachment>(`${FILE} ${REACH[reach]}`, [id, attachmentId, ...business]);
  if (!file) throw notFound('file');
  return file;
}

/** The stored files of a business and their thumbnails, by their names in the storage: read before it is deleted, removed afterwards. */
export async function findUploadNames(db: Database, businessId: string): Promise<string[]> {
  const files = await db.query<Attachment>(`${FILES} AND f.stored_as IS NOT NULL`, [businessId]);
  return files.flatMap(({ storedAs }) => (storedAs ? storedNames(storedAs) : []));
}
