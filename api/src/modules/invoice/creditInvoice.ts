import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import { idempotencyColumns } from '../../server/http/idempotency.ts';
import { dayOf } from '../../time/calendar.ts';
import type { Actor } from '../audit/recordAudit.ts';
import { type Invoice, InvoiceEntity } from './Invoice.entity.ts';
import { findInvoice } from './invoice.query.ts';
import { storeInvoice } from './storeInvoice.ts';

const IS_CREDIT = 'A credit note cannot be credited. Please issue a new invoice instead.';
const CREDITED = 'This invoice has already been credited.';

/**
 * Cancels a whole invoice by a credit note of today: every line negated, under a number of its own. An invoice, paid or
 * not, is credited at most once.
 * @throws HttpError 404 for an unknown invoice or a deleted client, 409 if it is credited already
 */
export async function creditInvoice(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  id: string,
  { actor, key }: { actor: Actor; key: string | undefined },
): Promise<Invoice> {
  const invoice = await findInvoice(deps.db, id);
  if (!invoice) throw notFound('invoice');
  if (invoice.corrects !== null) throw conflict(IS_CREDIT);
  const { clientId, billedTo, address, currency, lines, number } = invoice;
  const day = dayOf(Date.now(), deps.settings.timeZone);
  const credit = {
    ...{ clientId, billedTo, address, currency, note: '', day, dueDay: day, corrects: number },
    lines: lines.map((line) => ({ ...line, unitAmount: -line.unitAmount })),
    ...idempotencyColumns({ credit: id }, key, actor.account?.accountId),
  };
  try {
    return await storeInvoice(deps, credit, actor, async (manager, { number: creditedBy }) => {
      await manager.update(InvoiceEntity, { id }, { creditedBy });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(CREDITED) : error;
  }
}
