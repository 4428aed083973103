import { formatInvoiceTitle } from '@skal/contracts/finance/invoice';
import type { ApiSettings } from '../../settings/settings.ts';
import type { ClientDetail } from '../client/record/clientDetail.query.ts';
import { buildMail, button, greeting, paragraph, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { formatMoney } from './formatMoney.ts';
import type { Invoice } from './Invoice.entity.ts';

type InvoiceSummary = Pick<Invoice, 'id' | 'number' | 'corrects' | 'total' | 'currency' | 'dueDay'>;
type Recipient = Pick<ClientDetail, 'email' | 'firstName' | 'liveAt'>;

const dueDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Returns the sentence about total and due day, or about the credited invoice. */
const totalText = (row: InvoiceSummary): string =>
  row.corrects === null
    ? `The total is ${formatMoney(row.total, row.currency)} including VAT, due by ${dueDate.format(new Date(row.dueDay))}.`
    : `It credits invoice ${row.corrects}. The total is ${formatMoney(row.total, row.currency)} including VAT.`;

/** Builds the email with an invoice attached, and a link once the app is live. */
export function invoiceMail(
  row: InvoiceSummary,
  { email, firstName, liveAt }: Recipient,
  site: ApiSettings['site'],
): NewMail {
  const portal = button('All your invoices:', 'View all invoices', `${site.origin}/dashboard?section=billing`);
  const subject = `${formatInvoiceTitle(row)} from ${site.brand}`;
  return buildMail(
    { kind: 'invoice', recipient: email, subject, attachment: `invoice:${row.id}` },
    {
      parts: [
        greeting(firstName),
        paragraph(`${formatInvoiceTitle(row)} is attached. ${totalText(row)}`),
        ...(liveAt === null ? [] : [portal]),
      ],
      signature: signature(site),
    },
  );
}
