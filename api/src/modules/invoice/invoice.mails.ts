import { invoiceTitle } from '@skal/contracts/invoice';
import type { ApiSettings } from '../../settings.ts';
import type { ClientDetail } from '../client/clientDetail.query.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { plainPerson } from '../outbox/plainName.ts';
import { signature } from '../outbox/signature.ts';
import type { Invoice } from './Invoice.entity.ts';
import { moneyOf } from './wording.ts';

type Recipient = Pick<ClientDetail, 'email' | 'firstName' | 'liveAt'>;

/** What an invoice asks of its reader. */
const askedBy = (row: Invoice): string =>
  row.corrects === null
    ? `It comes to ${moneyOf(row.total, row.currency)} with VAT, to be paid by ${row.dueDay}.`
    : `It takes back invoice ${row.corrects}, and comes to ${moneyOf(row.total, row.currency)} with VAT.`;

/** Brings an invoice to its client, as a file; once the app is live it stands in the portal, too. */
export function invoiceMail(row: Invoice, { email, firstName, liveAt }: Recipient, site: ApiSettings['site']): NewMail {
  const name = plainPerson(firstName);
  const paragraphs = [
    name ? `Hello ${name},` : 'Hello,',
    `${invoiceTitle(row)} is attached. ${askedBy(row)}`,
    liveAt === null ? '' : `All your invoices: ${site.origin}/dashboard#billing`,
    signature(site),
  ];
  return {
    kind: 'invoice',
    recipient: email,
    subject: `${invoiceTitle(row)} from ${site.brand}`,
    body: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    attachment: `invoice:${row.id}`,
  };
}
