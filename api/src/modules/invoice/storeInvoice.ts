import { calculateTotals } from '@skal/contracts/finance/invoice';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import type { Dependencies } from '../../dependencies.ts';
import { insertOnce } from '../../server/http/idempotency.ts';
import { type Actor, type AuditEvent, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { findClient } from '../client/record/clientDetail.query.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { type Invoice, InvoiceEntity, type Seller } from './Invoice.entity.ts';
import { InvoiceNumberEntity } from './InvoiceNumber.entity.ts';
import { invoiceMail } from './invoice.mails.ts';

const SERIES = { id: 'invoices' };

/**
 * Takes the next number, inside the transaction that stores its invoice. The counter stays locked until it ends; a
 * rollback returns the number.
 */
async function nextNumber(manager: EntityManager): Promise<number> {
  await manager.increment(InvoiceNumberEntity, SERIES, 'last', 1);
  const { last } = await manager.findOneByOrFail(InvoiceNumberEntity, SERIES);
  return last;
}

/** Content of an invoice, without the columns that are set on storing. */
export type UnnumberedInvoice = Omit<
  Invoice,
  'id' | 'number' | 'seller' | 'net' | 'vat' | 'total' | 'paidAt' | 'creditedBy' | 'createdAt'
>;

const toSeller = ({ brand, companyName, companyAddress, companyCvr, phone, salesEmail }: SiteInfo): Seller => ({
  ...{ brand, companyName, companyAddress, companyCvr, phone, salesEmail },
});

/** Builds the audit event of an invoice. */
const buildAuditEvent = ({
  number,
  total,
  currency,
  dueDay,
  corrects,
}: Invoice): Pick<AuditEvent, 'action' | 'after'> =>
  corrects === null
    ? { action: 'invoice.issued', after: { number, total, currency, dueDate: dueDay } }
    : { action: 'invoice.credited', after: { number, total, currency, corrects } };

/**
 * Stores an invoice under the next number, with its email and audit entry, in one transaction. A repeated request with
 * the same Idempotency-Key stores nothing. `afterStore` runs in the same transaction.
 * @throws HttpError 404 for an unknown client, 422 for a key of another request
 */
export async function storeInvoice(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  invoice: UnnumberedInvoice,
  actor: Actor,
  afterStore?: (manager: EntityManager, stored: Invoice) => Promise<void>,
): Promise<Invoice> {
  const { site } = settings;
  const now = Date.now();
  const row: Invoice = {
    ...{ id: newId(), number: 0, ...invoice, seller: toSeller(site), ...calculateTotals(invoice.lines) },
    ...{ paidAt: null, creditedBy: null, createdAt: now },
  };
  const storeRest = async (manager: EntityManager, stored: Invoice) => {
    const client = await findClient(db, stored.clientId);
    await enqueueMails(manager, [invoiceMail(stored, client, site)], now);
    await afterStore?.(manager, stored);
    await recordAuditEvent(manager, actor, {
      ...buildAuditEvent(stored),
      client: { id: client.id, name: client.businessName },
    });
  };
  const stored = await insertOnce(db, InvoiceEntity, row, storeRest, async (manager) => {
    await lockBusiness(manager, row.clientId);
    return { number: await nextNumber(manager) };
  });
  wakeMailWorker();
  return stored;
}
