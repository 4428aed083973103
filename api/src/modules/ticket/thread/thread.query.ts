import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { databaseError } from '../../../db/resilience/databaseErrors.ts';
import { type Attachment, AttachmentEntity } from '../attachment/Attachment.entity.ts';
import { type Ticket, TicketEntity } from '../Ticket.entity.ts';
import type { TicketWithFiles } from '../ticket.query.ts';
import { type TicketMessage, TicketMessageEntity } from './TicketMessage.entity.ts';

// Raw SQL: joins tables of other modules.

export type MessageWithFiles = TicketMessage & { attachments: Attachment[] };
export type TicketWithThread = TicketWithFiles & { messages: MessageWithFiles[] };

/** Whose ticket it must be, and whether what operators note among themselves belongs to the answer. */
export type ThreadReader = { businessId: string } | 'operator';

/** A ticket with its files and what was written below it, the oldest first; null when this reader has none. */
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

/** A message with its files, as it was stored. */
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
  /** The address of the account, and no other that a form may name. */
  email: string;
  firstName: string;
}

/** The business behind a ticket, with the account that signs in for it. */
export async function findTicketClient(
  db: Database,
  { businessId }: Pick<Ticket, 'businessId'>,
): Promise<TicketClient> {
  const [client] = await db.query<TicketClient>(
    `SELECT b.id AS id, b.name AS name, a.email AS email, a.first_name AS firstName
     FROM businesses b JOIN accounts a ON a.business_id = b.id WHERE b.id = ?`,
    [businessId],
  );
  if (!client) throw databaseError('SKAL_GONE', 'A business was deleted while its ticket was read');
  return client;
}
