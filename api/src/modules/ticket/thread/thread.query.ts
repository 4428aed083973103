import type { StaffPermission } from '@skal/contracts/client/staffPermission';
import type { Locale } from '@skal/contracts/site/locale';
import { ticketThread } from '@skal/contracts/support/ticketThread';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { databaseError } from '../../../db/resilience/databaseErrors.ts';
import { IS_OWN_ACCOUNT } from '../../account/ownAccount.query.ts';
import { type Attachment, AttachmentEntity } from '../attachment/Attachment.entity.ts';
import { type Ticket, TicketEntity } from '../Ticket.entity.ts';
import type { TicketWithFiles } from '../ticket.query.ts';
import { type TicketMessage, TicketMessageEntity } from './TicketMessage.entity.ts';

// Raw SQL: joins tables of other modules.

export type MessageWithFiles = TicketMessage & { attachments: Attachment[] };
export type TicketWithThread = TicketWithFiles & { messages: MessageWithFiles[] };

/** Restriction of a thread: to one business without internal notes, or none for operators. */
export type ThreadReader = { businessId: string } | 'operator';

/** Finds a ticket with its files and messages, oldest first; null if this reader may not see it. */
export async function findThread(db: Database, id: string, reader: ThreadReader): Promise<TicketWithThread | null> {
  const isOperator = reader === 'operator';
  const ticket = await db.read((manager) => manager.findOneBy(TicketEntity, isOperator ? { id } : { id, ...reader }));
  if (!ticket) return null;
  const [messages, files] = await Promise.all([
    db.read((manager) =>
      manager.find(TicketMessageEntity, {
        where: { ticketId: id, ...(!isOperator && { internal: 0 }) },
        order: { id: 'ASC' },
      }),
    ),
    db.read((manager) => manager.find(AttachmentEntity, { where: { ticketId: id }, order: { position: 'ASC' } })),
  ]);
  const of = Map.groupBy(files, ({ messageId }) => messageId);
  return {
    ...ticket,
    attachments: of.get(null) ?? [],
    messages: messages.map((message) => ({ ...message, attachments: of.get(message.id) ?? [] })),
  };
}

/** Finds a message with its files, as stored. */
export const findMessage = async (manager: EntityManager, message: TicketMessage): Promise<MessageWithFiles> => ({
  ...message,
  attachments: await manager.find(AttachmentEntity, {
    where: { messageId: message.id, ticketId: message.ticketId },
    order: { position: 'ASC' },
  }),
});

export interface TicketClient {
  id: string;
  name: string;
  /** Address of the account that gets the emails about the ticket, never one from the form. */
  email: string;
  firstName: string;
  language: Locale;
}

interface ClientRow extends TicketClient {
  authorEmail: string | null;
  authorFirstName: string | null;
  authorLanguage: Locale | null;
  /** JSON text; null for the client's own account. */
  permissions: string | null;
  isOwner: number | null;
}

/** Whether the author still has an account of the business, and may read the ticket. */
function mayRead({ authorEmail, permissions, isOwner }: ClientRow): boolean {
  if (authorEmail === null) return false;
  if (permissions === null || Number(isOwner) === 1) return true;
  const own = JSON.parse(permissions) as StaffPermission[];
  return ticketThread.read.permission?.some((permission) => own.includes(permission)) ?? true;
}

/**
 * Finds the business of a ticket, with the account that gets the emails about it: its author's, or the client's own
 * account once the author has left the staff or may no longer read tickets.
 */
export async function findTicketClient(
  db: Database,
  { businessId, authorId }: Pick<Ticket, 'businessId' | 'authorId'>,
): Promise<TicketClient> {
  const [row] = await db.query<ClientRow>(
    `SELECT b.id AS id, b.name AS name, a.email AS email, a.first_name AS firstName, a.language AS language,
       w.email AS authorEmail, w.first_name AS authorFirstName, w.language AS authorLanguage,
       m.permissions AS permissions, m.is_owner AS isOwner
     FROM businesses b JOIN accounts a ON a.business_id = b.id AND ${IS_OWN_ACCOUNT}
     LEFT JOIN accounts w ON w.id = ? AND w.business_id = b.id
     LEFT JOIN staff m ON m.id = w.staff_id
     WHERE b.id = ?`,
    [authorId, businessId],
  );
  if (!row) throw databaseError('SKAL_GONE', 'The business was deleted while its ticket was being read');
  const { id, name, email, firstName, language, authorEmail, authorFirstName, authorLanguage } = row;
  return mayRead(row)
    ? { id, name, email: authorEmail ?? email, firstName: authorFirstName ?? '', language: authorLanguage ?? language }
    : { id, name, email, firstName, language };
}
