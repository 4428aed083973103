import type { IssueInvoiceBody } from '@skal/contracts/finance/adminInvoice';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { idempotencyColumns } from '../../server/http/idempotency.ts';
import { dayOf } from '../../time/calendar.ts';
import type { Actor } from '../audit/recordAudit.ts';
import type { Invoice } from './Invoice.entity.ts';
import { storeInvoice } from './storeInvoice.ts';

const DUE_TOO_EARLY = 'The due date cannot be in the past';

/** Client, operator, and the key that identifies a repeated request. */
export interface IssueContext {
  clientId: string;
  actor: Actor;
  key: string | undefined;
}

/**
 * Issues an invoice of today to a client, and emails it.
 * @throws HttpError 400 for a due day in the past, 404 for an unknown client, 422 for a key of another request
 */
export async function issueInvoice(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  body: IssueInvoiceBody,
  { clientId, actor, key }: IssueContext,
): Promise<Invoice> {
  const day = dayOf(Date.now(), deps.settings.timeZone);
  const { billedTo, address, currency, note, lines, dueDate } = body;
  if (dueDate < day) throw invalidFields({ dueDate: DUE_TOO_EARLY });
  const invoice = {
    ...{ clientId, billedTo, address, currency, note, lines, day, dueDay: dueDate, corrects: null },
    ...idempotencyColumns({ clientId, ...body }, key, actor.account?.accountId),
  };
  return storeInvoice(deps, invoice, actor);
}
