import { IsNull } from 'typeorm';
import { inWords, isoTime } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { conflict, notFound } from '../../server/refusal.ts';
import { type Actor, noteAudit } from '../audit/noteAudit.ts';
import { clientNamed } from '../client/clientNamed.ts';
import { type Invoice, InvoiceEntity } from './Invoice.entity.ts';
import { findInvoice } from './invoice.query.ts';

/**
 * Notes that an invoice was paid, once. It books nothing: what came in is recorded in the ledger.
 * @throws Refusal 404 for an unknown invoice, 409 where there is nothing to pay (any more)
 */
export async function payInvoice(
  { db, settings }: Pick<Parts, 'db' | 'settings'>,
  id: string,
  actor: Actor,
): Promise<Invoice> {
  const paidAt = Date.now();
  return db.tx(async (manager) => {
    const unpaid = { id, paidAt: IsNull(), corrects: IsNull(), creditedBy: IsNull() };
    const { affected } = await manager.update(InvoiceEntity, unpaid, { paidAt });
    const row = await findInvoice(db, id);
    if (!row) throw notFound('invoice');
    if (!affected) throw conflict(whyNot(row, settings.timeZone));
    await noteAudit(manager, actor, {
      action: 'invoice.paid',
      client: (await clientNamed(db, row.clientId)) ?? { id: row.clientId, name: row.billedTo },
      after: { number: row.number, paidAt: isoTime(paidAt) },
    });
    return row;
  });
}

function whyNot({ corrects, creditedBy, paidAt }: Invoice, timeZone: string): string {
  if (corrects !== null) return 'A credit note asks for nothing, so it cannot be paid.';
  if (creditedBy !== null) return `This invoice was taken back by credit note ${creditedBy}.`;
  return `This invoice was marked as paid already, on ${inWords(Number(paidAt), timeZone)}.`;
}
