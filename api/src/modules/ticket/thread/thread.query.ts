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
  /** The account's address, never one from the form. */
  email: string;
  firstName: string;
}

/** Finds the business of a ticket, with its account. */
export async function findTicketClient(
  db: Database,
  { businessId }: Pick<Ticket, 'businessId'>,
): Promise<TicketClient> {
  const [client] = await db.query<TicketClient>(
    `SELECT b.id AS id, b.name AS name, a.email AS email, a.first_name AS firstName
     FROM businesses b JOIN accounts a ON a.business_id = b.id AND ${IS_OWN_ACCOUNT} WHERE b.id = ?`,
    [businessId],
  );
  if (!client) throw databaseError('SKAL_GONE', 'The business was deleted while its ticket was being read');
  return client;
}
