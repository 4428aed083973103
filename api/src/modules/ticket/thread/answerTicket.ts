import type { AnswerTicketBody } from '@skal/contracts/support/adminTicket';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuthenticatedUser } from '../../../server/auth/access.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import { formatFullName } from '../../account/name.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { TicketEntity } from '../Ticket.entity.ts';
import { addMessage } from './addMessage.ts';
import { ticketAnswerMail } from './thread.mails.ts';
import { findTicketClient, type MessageWithFiles } from './thread.query.ts';

/** The operator who answers, and the key that identifies a repeated request. */
interface AnswerContext {
  actor: Actor & { account: AuthenticatedUser };
  key: string | undefined;
}

/**
 * Stores an operator's answer or note, in one transaction with its audit entry and, unless internal, the email to the
 * person who wrote the ticket.
 * @throws HttpError 404 for an unknown ticket, 422 if the key was used for another request
 */
export async function answerTicket(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  ticketId: string,
  { internal, ...body }: AnswerTicketBody,
  { actor, key }: AnswerContext,
): Promise<MessageWithFiles> {
  const found = await db.read((manager) => manager.findOneBy(TicketEntity, { id: ticketId }));
  if (!found) throw notFound('ticket');
  const client = await findTicketClient(db, found);
  const { account } = actor;
  const writing = {
    ticketId,
    author: 'operator',
    name: formatFullName(account),
    internal: internal ? 1 : 0,
    key,
  } as const;
  const stored = await addMessage(
    { db, settings },
    body,
    { ...writing, sender: account.accountId },
    async (manager, ticket, message) => {
      await recordAuditEvent(manager, actor, {
        action: internal ? 'ticket.noted' : 'ticket.answered',
        client,
        after: { ticket: ticketId, message: message.id },
      });
      // An internal note is no response: the client must not see any change.
      if (internal) return;
      const now = message.createdAt;
      const respondedAt = ticket.respondedAt ?? now;
      await manager.update(TicketEntity, { id: ticketId }, { unread: 0, updatedAt: now, respondedAt });
      await enqueueMails(manager, [ticketAnswerMail(ticket, message, client, settings.site)], now);
    },
  );
  wakeMailWorker();
  return stored;
}
