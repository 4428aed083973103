import { IsNull, Not } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { lockRow } from '../../db/rows/lockRow.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, type Text } from '../../language/text.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import { formatDateTime, toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { type Invoice, InvoiceEntity } from './Invoice.entity.ts';
import { findInvoice } from './invoice.query.ts';

/** Invoices that can be paid: neither credit notes nor credited. */
const payable = { corrects: IsNull(), creditedBy: IsNull() };

/**
 * Marks an invoice as paid, once. It posts nothing: payments are recorded in the ledger.
 * @throws HttpError 404 for an unknown invoice, 409 if it cannot be paid or is paid already
 */
export async function payInvoice(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  id: string,
  actor: Actor,
): Promise<Invoice> {
  const paidAt = Date.now();
  return db.tx(async (manager) => {
    const { affected } = await manager.update(InvoiceEntity, { id, paidAt: IsNull(), ...payable }, { paidAt });
    const row = await findInvoice(db, id);
    if (!row) throw notFound('invoice');
    if (!affected) throw conflict(payConflict(row, settings.timeZone));
    await recordAuditEvent(manager, actor, {
      action: 'invoice.paid',
      client: await findBilledClient(db, row),
      after: { number: row.number, paidAt: toIsoTime(paidAt) },
    });
    return row;
  });
}

/**
 * Marks an invoice as unpaid: it is open again, or overdue by its due day.
 * @throws HttpError 404 for an unknown invoice, 409 if it is not marked as paid, or was credited
 */
export async function unpayInvoice({ db }: Pick<Dependencies, 'db'>, id: string, actor: Actor): Promise<void> {
  await db.tx(async (manager) => {
    // Locked, so that the audited previous value is the one that this change replaces.
    await lockRow(manager, InvoiceEntity, id);
    const row = await findInvoice(db, id);
    if (!row) throw notFound('invoice');
    const paid = { id, paidAt: Not(IsNull()), ...payable };
    const { affected } = await manager.update(InvoiceEntity, paid, { paidAt: null });
    if (!affected) throw conflict(explainUnpayable(row) ?? /*i18n*/ 'This invoice is not marked as paid.');
    await recordAuditEvent(manager, actor, {
      action: 'invoice.unpaid',
      client: await findBilledClient(db, row),
      before: { number: row.number, paidAt: toIsoTimeOrNull(row.paidAt) },
      after: { number: row.number, paidAt: null },
    });
  });
}

/** Returns the client of an invoice, or the billed name of a deleted client. */
const findBilledClient = async (db: Database, { clientId, billedTo }: Invoice) =>
  (await findClientRef(db, clientId)) ?? { id: clientId, name: billedTo };

function explainUnpayable({ corrects, creditedBy }: Invoice): Text | null {
  if (corrects !== null) return /*i18n*/ 'A credit note cannot be marked as paid.';
  return creditedBy === null
    ? null
    : sentence(/*i18n*/ 'This invoice was cancelled by credit note {number}.', { number: creditedBy });
}

function payConflict(row: Invoice, timeZone: string): Text {
  return (
    explainUnpayable(row) ??
    sentence(/*i18n*/ 'This invoice was already marked as paid on {time}.', {
      time: (locale) => formatDateTime(Number(row.paidAt), timeZone, locale),
    })
  );
}
