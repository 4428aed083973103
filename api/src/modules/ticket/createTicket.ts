import { isInternational } from '@skal/contracts/fields/phone';
import type { CreateTicketBody } from '@skal/contracts/support/ticket';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { acceptPhone } from '../../server/phone.ts';
import { formatFullName } from '../account/name.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { findAlertRecipients } from '../outbox/notice/alertRecipient.ts';
import { consumeQuota, type QuotaKind } from '../quota/consumeQuota.ts';
import { AttachmentEntity } from './attachment/Attachment.entity.ts';
import { announceAttachments } from './attachment/announceAttachments.ts';
import { calculateResponseDue } from './responseTime/responseDue.ts';
import { type Ticket, TicketEntity } from './Ticket.entity.ts';
import { ticketAlertMail, ticketReceivedMail } from './ticket.mails.ts';

/** Sender of a ticket, and the key that identifies a repeated request. */
export interface TicketContext extends Actor {
  account: AuthenticatedUser;
  business: AuthenticatedBusiness;
  key: string | undefined;
}

/** Returns the number to call back, including its country code if it has one. */
function formatCallbackNumber(input: string): string | null {
  const { countryCode, phone } = acceptPhone(null, input);
  return (isInternational(input) ? `${countryCode} ${phone}` : input) || null;
}

/**
 * Stores a ticket, its announced files and its emails in one transaction, and returns its id. A repeated request with
 * the same Idempotency-Key stores nothing.
 * @throws HttpError 400 if the phone number cannot be stored whole, 422 if the key was used for another request, 429 if
 *   the business has used its daily quota
 */
export async function createTicket(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  body: CreateTicketBody,
  filing: TicketContext,
): Promise<string> {
  const { db, settings } = deps;
  const { account, business, key } = filing;
  const now = Date.now();
  const { title, description, priority, category } = body;
  const ticket: Ticket = {
    id: newId(),
    businessId: business.id,
    authorId: account.accountId,
    ...{ title, description, priority, category },
    status: 'open',
    name: body.name || formatFullName(account),
    email: body.email || account.email,
    phone: formatCallbackNumber(body.phone),
    responseDueAt: await calculateResponseDue(priority, now, settings),
    respondedAt: null,
    unread: 1,
    ...idempotencyColumns(body, key, business.id),
    createdAt: now,
    updatedAt: now,
  };
  const files = announceAttachments(body.attachments, { ticketId: ticket.id, messageId: null }, settings);
  const alerts = (await findAlertRecipients(db, settings)).map((recipient) =>
    ticketAlertMail(ticket, business, body.attachments, recipient, settings),
  );
  const mails = [ticketReceivedMail(ticket, account, settings), ...alerts];
  const takes = (kind: QuotaKind, amount: number) => ({ businessId: business.id, kind, amount, now });
  const stored = await insertOnce(db, TicketEntity, ticket, async (manager) => {
    if (files.length > 0) await insertRows(manager, AttachmentEntity, files);
    await consumeQuota(manager, takes('tickets', 1), settings);
    await consumeQuota(manager, takes('alerts', alerts.length), settings);
    await enqueueMails(manager, mails, now);
    await recordAuditEvent(manager, filing, {
      action: 'ticket.created',
      client: business,
      after: { priority, category },
    });
  });
  deps.wakeMailWorker();
  return stored.id;
}
