import { adminInvoice } from '@skal/contracts/finance/adminInvoice';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { dayOf } from '../../time/calendar.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { creditInvoice } from './creditInvoice.ts';
import type { Invoice } from './Invoice.entity.ts';
import { presentAdminInvoice } from './invoice.present.ts';
import { findInvoices } from './invoice.query.ts';
import { issueInvoice } from './issueInvoice.ts';
import { payInvoice, unpayInvoice } from './payInvoice.ts';
import { sendInvoice } from './sendInvoice.ts';

/** Routes for operators: they read and resend invoices, and record payments; owners issue and credit. */
export function adminInvoiceRoutes(deps: Dependencies): Route[] {
  const { db, log, settings } = deps;
  const present = (row: Invoice) => presentAdminInvoice(row, dayOf(Date.now(), settings.timeZone));

  return [
    route(adminInvoice.list, {
      async run({ params }) {
        const rows = await findInvoices(db, params.id);
        // Invoices of a deleted client stay readable.
        if (rows.length === 0 && !(await findClientRef(db, params.id))) throw notFound('client');
        return rows.map(present);
      },
    }),

    route(adminInvoice.issue, {
      async run(call) {
        const { account, params, requestId } = call;
        const issuing = { clientId: params.id, actor: call, key: call.header('Idempotency-Key') };
        const issued = await issueInvoice(deps, call.body, issuing);
        log.info({ requestId, account: account.accountId, invoice: issued.number }, 'invoice issued');
        return present(issued);
      },
    }),

    route(adminInvoice.pay, {
      run: async (call) => present(await payInvoice(deps, call.params.id, call)),
    }),

    route(adminInvoice.unpay, {
      run: (call) => unpayInvoice(deps, call.params.id, call),
    }),

    route(adminInvoice.credit, {
      async run(call) {
        const { account, params, requestId } = call;
        const credit = await creditInvoice(deps, params.id, { actor: call, key: call.header('Idempotency-Key') });
        log.info({ requestId, account: account.accountId, invoice: credit.number }, 'credit note issued');
        return present(credit);
      },
    }),

    route(adminInvoice.send, {
      run: (call) => sendInvoice(deps, call.params.id, call),
    }),
  ];
}
