import { invoice } from '@skal/contracts/finance/invoice';
import type { Dependencies } from '../../dependencies.ts';
import { requestLocale } from '../../language/requestLocale.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { setDownloadHeaders } from '../../server/http/downloadHeaders.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { presentInvoice } from './invoice.present.ts';
import { findInvoice, findInvoices } from './invoice.query.ts';
import { renderInvoiceFile } from './invoiceFile.ts';

/** Routes of a client's own invoices, and of the PDF for clients and operators. */
export function invoiceRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(invoice.list, {
      async run({ business, ctx }) {
        const language = requestLocale(ctx);
        const today = toLocalDay(Date.now(), settings.timeZone);
        return (await findInvoices(db, business.id)).map((row) => presentInvoice(row, today, language));
      },
    }),

    route(invoice.pdf, {
      async run(call) {
        const { account, ctx, params } = call;
        // A client, and an operator during an impersonation, read only that business's invoices.
        const isOperator = account.accountType === 'admin' && !account.viewing;
        const row = await findInvoice(db, params.id, isOperator ? undefined : call.business.id);
        if (!row) throw notFound('invoice');
        const { filename, contentType, content } = await renderInvoiceFile(row);
        setDownloadHeaders(ctx, { name: filename, type: contentType });
        return new Blob([new Uint8Array(content)], { type: contentType });
      },
    }),
  ];
}
