import type { Locale } from '@skal/contracts/site/locale';
import { FORMAT_TAGS } from '@skal/contracts/site/locale';
import { textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { ClientDetail } from '../client/record/clientDetail.query.ts';
import { buildMail, button, greeting, paragraph, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { formatMoney } from './formatMoney.ts';
import type { Invoice } from './Invoice.entity.ts';
import { invoiceTitle } from './invoiceTitle.ts';

type InvoiceSummary = Pick<Invoice, 'id' | 'number' | 'corrects' | 'total' | 'currency' | 'dueDay'>;
type Recipient = Pick<ClientDetail, 'email' | 'firstName' | 'language' | 'liveAt'>;

const formatDay = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(FORMAT_TAGS[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(day));

/** Returns the sentences about total and due day, or about the credited invoice. */
function describe(row: InvoiceSummary, language: Locale): string {
  const text = textIn(language);
  const title = invoiceTitle(row, language);
  const total = formatMoney(row.total, row.currency, language);
  return row.corrects === null
    ? text(/*i18n*/ '{title} is attached. The total is {total} including VAT, due by {day}.', {
        title,
        total,
        day: formatDay(row.dueDay, language),
      })
    : text(/*i18n*/ '{title} is attached. It credits invoice {invoice}. The total is {total} including VAT.', {
        title,
        total,
        invoice: row.corrects,
      });
}

/** Builds the email with an invoice attached, and a link once the app is live. */
export function invoiceMail(
  row: InvoiceSummary,
  { email, firstName, language, liveAt }: Recipient,
  site: ApiSettings['site'],
): NewMail {
  const text = textIn(language);
  const { brand, origin } = site;
  const portal = button(
    text(/*i18n*/ 'All your invoices:'),
    text(/*i18n*/ 'View all invoices'),
    `${origin}/dashboard?section=billing`,
  );
  const subject = text(/*i18n*/ '{title} from {brand}', { title: invoiceTitle(row, language), brand });
  return buildMail(
    { kind: 'invoice', recipient: email, subject, attachment: `invoice:${row.id}` },
    {
      language,
      parts: [greeting(firstName, text), paragraph(describe(row, language)), ...(liveAt === null ? [] : [portal])],
      signature: signature(site),
    },
  );
}
