import { type TicketMessageBody, ticketThread } from '@skal/contracts/support/ticketThread';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../../server/auth/access.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { formatFullName } from '../../account/name.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { findAlertRecipients } from '../../outbox/notice/alertRecipient.ts';
import { consumeQuota, type QuotaKind } from '../../quota/consumeQuota.ts';
import { calculateResponseDue } from '../responseTime/responseDue.ts';
import { type Ticket, TicketEntity } from '../Ticket.entity.ts';
import { isResolvedOrClosed } from '../ticketStatus.ts';
import { addMessage } from './addMessage.ts';
import { ticketReplyAlertMail } from './thread.mails.ts';
import { presentMessage, presentThread } from './thread.present.ts';
import { findThread, type MessageWithFiles } from './thread.query.ts';

/** The client who replies, and the key that identifies a repeated request. */
interface ReplyContext extends Actor {
  account: AuthenticatedUser;
  business: AuthenticatedBusiness;
  key: string | undefined;
}

/**
 * Stores a client's reply to their ticket, with the alert email, in one transaction. Reopens a resolved or closed
 * ticket with a new due time.
 * @throws HttpError 404 for another business's ticket, 422 if the key was used for another request, 429 if the business
 *   has used its daily quota
 */
async function replyToTicket(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  ticketId: string,
  body: TicketMessageBody,
  reply: ReplyContext,
): Promise<MessageWithFiles> {
  const { account, business, key } = reply;
  const now = Date.now();
  const own = await db.read((manager) => manager.findOneBy(TicketEntity, { id: ticketId, businessId: business.id }));
  if (!own) throw notFound('ticket');
  // Computed before the transaction, which must not wait for it.
  const responseDueAt = await calculateResponseDue(own.priority, now, settings);
  const recipients = await findAlertRecipients(db, settings);
  const writing = {
    ticketId,
    author: 'client',
    name: formatFullName(account),
    internal: 0,
    sender: business.id,
    key,
  } as const;
  const stored = await addMessage({ db, settings }, body, writing, async (manager, ticket, message) => {
    const reopened: Partial<Ticket> = isResolvedOrClosed(ticket)
      ? { status: 'open', respondedAt: null, responseDueAt }
      : {};
    await manager.update(TicketEntity, { id: ticketId }, { unread: 1, updatedAt: now, ...reopened });
    const client = { name: business.name, email: account.email };
    const alerts = recipients.map((recipient) =>
      ticketReplyAlertMail(ticket, message, client, recipient, settings.site),
    );
    const takes = (kind: QuotaKind, amount: number) => ({ businessId: business.id, kind, amount, now });
    await consumeQuota(manager, takes('messages', 1), settings);
    await consumeQuota(manager, takes('alerts', alerts.length), settings);
    await enqueueMails(manager, alerts, now);
    await recordAuditEvent(manager, reply, { action: 'ticket.replied', client: business, after: { ticket: ticketId } });
  });
  wakeMailWorker();
  return stored;
}

/** Routes of a client's ticket thread. */
export function threadRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(ticketThread.read, {
      async run({ business, params }) {
        const ticket = await findThread(db, params.id, { businessId: business.id });
        if (!ticket) throw notFound('ticket');
        return presentThread(ticket);
      },
    }),

    route(ticketThread.reply, {
      async run(call) {
        const { account, business, body, params, peer, requestId } = call;
        const key = call.header('Idempotency-Key');
        const message = await replyToTicket(deps, params.id, body, { account, business, key, peer });
        log.info({ requestId, account: account.accountId, ticket: params.id }, 'ticket replied to');
        return presentMessage(message);
      },
    }),
  ];
}
