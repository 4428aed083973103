import { adminInvoice, type InvoiceSentReply, type IssueInvoiceBody } from '@skal/contracts/finance/adminInvoice';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requestLocale } from '../../language/requestLocale.ts';
import { conflict, invalidFields, notFound } from '../../server/errors/HttpError.ts';
import { idempotencyColumns } from '../../server/http/idempotency.ts';
import { type Call, type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { findClient } from '../client/record/clientDetail.query.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { type Invoice, InvoiceEntity } from './Invoice.entity.ts';
import { invoiceMail } from './invoice.mails.ts';
import { presentAdminInvoice } from './invoice.present.ts';
import { findInvoice, findInvoices } from './invoice.query.ts';
import { payInvoice, unpayInvoice } from './payInvoice.ts';
import { storeInvoice } from './storeInvoice.ts';

const IS_CREDIT = /*i18n*/ 'A credit note cannot be credited. Please issue a new invoice instead.';
const CREDITED = /*i18n*/ 'This invoice has already been credited.';

/**
 * Cancels a whole invoice by a credit note of today: every line negated, under a number of its own. An invoice, paid or
 * not, is credited at most once.
 * @throws HttpError 404 for an unknown invoice or a deleted client, 409 if it is credited already
 */
async function creditInvoice(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  id: string,
  { actor, key }: { actor: Actor; key: string | undefined },
): Promise<Invoice> {
  const invoice = await findInvoice(deps.db, id);
  if (!invoice) throw notFound('invoice');
  if (invoice.corrects !== null) throw conflict(IS_CREDIT);
  const { clientId, billedTo, address, currency, language, lines, number } = invoice;
  const day = toLocalDay(Date.now(), deps.settings.timeZone);
  const credit = {
    ...{ clientId, billedTo, address, currency, language, note: '', day, dueDay: day, corrects: number },
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

const DUE_TOO_EARLY = /*i18n*/ 'The due date cannot be in the past';

/** Client, operator, and the key that identifies a repeated request. */
interface IssueContext {
  clientId: string;
  actor: Actor;
  key: string | undefined;
}

/**
 * Issues an invoice of today to a client, and emails it.
 * @throws HttpError 400 for a due day in the past, 404 for an unknown client, 422 for a key of another request
 */
async function issueInvoice(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  body: IssueInvoiceBody,
  { clientId, actor, key }: IssueContext,
): Promise<Invoice> {
  const day = toLocalDay(Date.now(), deps.settings.timeZone);
  const { billedTo, address, currency, note, lines, dueDate } = body;
  if (dueDate < day) throw invalidFields({ dueDate: DUE_TOO_EARLY });
  const { language } = await findClient(deps.db, clientId);
  const invoice = {
    ...{ clientId, billedTo, address, currency, language, note, lines, day, dueDay: dueDate, corrects: null },
    ...idempotencyColumns({ clientId, ...body }, key, actor.account?.accountId),
  };
  return storeInvoice(deps, invoice, actor);
}

/**
 * Emails an invoice again, to its client's current address.
 * @throws HttpError 404 for an unknown invoice or a deleted client
 */
async function sendInvoice(
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

/** Routes for operators: they read and resend invoices, and record payments; owners issue and credit. */
export function adminInvoiceRoutes(deps: Dependencies): Route[] {
  const { db, log, settings } = deps;
  const present = (row: Invoice, { ctx }: Pick<Call<unknown, unknown>, 'ctx'>) =>
    presentAdminInvoice(row, toLocalDay(Date.now(), settings.timeZone), requestLocale(ctx));

  return [
    route(adminInvoice.list, {
      async run(call) {
        const { params } = call;
        const rows = await findInvoices(db, params.id);
        // Invoices of a deleted client stay readable.
        if (rows.length === 0 && !(await findClientRef(db, params.id))) throw notFound('client');
        return rows.map((row) => present(row, call));
      },
    }),

    route(adminInvoice.issue, {
      async run(call) {
        const { account, params, requestId } = call;
        const issuing = { clientId: params.id, actor: call, key: call.header('Idempotency-Key') };
        const issued = await issueInvoice(deps, call.body, issuing);
        log.info({ requestId, account: account.accountId, invoice: issued.number }, 'invoice issued');
        return present(issued, call);
      },
    }),

    route(adminInvoice.pay, {
      run: async (call) => present(await payInvoice(deps, call.params.id, call), call),
    }),

    route(adminInvoice.unpay, {
      run: (call) => unpayInvoice(deps, call.params.id, call),
    }),

    route(adminInvoice.credit, {
      async run(call) {
        const { account, params, requestId } = call;
        const credit = await creditInvoice(deps, params.id, { actor: call, key: call.header('Idempotency-Key') });
        log.info({ requestId, account: account.accountId, invoice: credit.number }, 'credit note issued');
        return present(credit, call);
      },
    }),

    route(adminInvoice.send, {
      run: (call) => sendInvoice(deps, call.params.id, call),
    }),
  ];
}
