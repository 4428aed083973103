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

/** Author and ticket of a message, and the key that identifies a repeated request. */
interface MessageContext extends Pick<TicketMessage, 'ticketId' | 'author' | 'name' | 'internal'> {
  /** Idempotency keys are scoped to their sender. */
  sender: string;
  key: string | undefined;
}

/**
 * Stores a message with its announced files and follow-up changes in one transaction that locks the ticket. A repeated
 * request with the same Idempotency-Key stores nothing.
 * @throws HttpError 404 for a deleted ticket, 422 if the key was used for another request
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
