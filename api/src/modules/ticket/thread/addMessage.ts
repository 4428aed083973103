import type { TicketMessageBody } from '@skal/contracts/support/ticketThread';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import { lockRow } from '../../../db/rows/lockRow.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../../server/http/idempotency.ts';
import { AttachmentEntity } from '../attachment/Attachment.entity.ts';
import { announceAttachments } from '../attachment/announceAttachments.ts';
import { type Ticket, TicketEntity } from '../Ticket.entity.ts';
import { type TicketMessage, TicketMessageEntity } from './TicketMessage.entity.ts';
import { findMessage, type MessageWithFiles } from './thread.query.ts';

/** Who writes, to whom, and how the sender recognises a message sent twice. */
interface MessageContext extends Pick<TicketMessage, 'ticketId' | 'author' | 'name' | 'internal'> {
  /** Keys of one sender mean nothing to another. */
  sender: string;
  key: string | undefined;
}

/**
 * Stores a message below a ticket with the names of its files, and what follows from it, in one transaction; nobody
 * else changes the ticket meanwhile. Sent again under the same Idempotency-Key it is not stored again.
 * @throws HttpError 404 for a ticket that is gone, 422 when the key came with something else before
 */
export async function addMessage(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  { text, attachments }: TicketMessageBody,
  { ticketId, author, name, internal, sender, key }: MessageContext,
  follow: (manager: EntityManager, ticket: Ticket, message: TicketMessage) => Promise<void>,
): Promise<MessageWithFiles> {
  const message: TicketMessage = {
    id: newId(),
    ...{ ticketId, author, name, text, internal },
    ...idempotencyColumns({ ticketId, text, attachments, internal }, key, sender),
    createdAt: Date.now(),
  };
  const files = announceAttachments(attachments, { ticketId, messageId: message.id }, settings);
  const insertRest = async (manager: EntityManager) => {
    if (files.length > 0) await insertRows(manager, AttachmentEntity, files);
    await follow(manager, await findTicket(manager, ticketId), message);
  };
  const stored = await insertOnce(db, TicketMessageEntity, message, insertRest, async (manager) => {
    await lockRow(manager, TicketEntity, ticketId);
    await findTicket(manager, ticketId);
  });
  return db.read((manager) => findMessage(manager, stored));
}

async function findTicket(manager: EntityManager, id: string): Promise<Ticket> {
  const ticket = await manager.findOneBy(TicketEntity, { id });
  if (!ticket) throw notFound('ticket');
  return ticket;
}
