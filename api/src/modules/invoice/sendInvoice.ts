import type { InvoiceSentReply } from '@skal/contracts/finance/adminInvoice';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClient } from '../client/record/clientDetail.query.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { invoiceMail } from './invoice.mails.ts';
import { findInvoice } from './invoice.query.ts';

/**
 * Emails an invoice again, to its client's current address.
 * @throws HttpError 404 for an unknown invoice or a deleted client
 */
export async function sendInvoice(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  id: string,
  actor: Actor,
): Promise<InvoiceSentReply> {
  const email = await db.tx(async (manager) => {
    const row = await findInvoice(db, id);
    if (!row) throw notFound('invoice');
    const client = await findClient(db, row.clientId);
    await enqueueMails(manager, [invoiceMail(row, client, settings.site)], Date.now());
    await recordAuditEvent(manager, actor, {
      action: 'invoice.sent',
      client: { id: client.id, name: client.businessName },
      after: { number: row.number, email: client.email },
    });
    return client.email;
  });
  wakeMailWorker();
  return { email };
}
