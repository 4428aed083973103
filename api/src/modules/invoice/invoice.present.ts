import type { AdminInvoiceReply } from '@skal/contracts/finance/adminInvoice';
import type { InvoiceLine, InvoiceReply, InvoiceStatus } from '@skal/contracts/finance/invoice';
import type { Locale } from '@skal/contracts/site/locale';
import { textIn } from '../../language/textIn.ts';
import { toIsoTimeOrNull } from '../../time/calendar.ts';
import type { Invoice } from './Invoice.entity.ts';

type PaymentState = Pick<Invoice, 'corrects' | 'creditedBy' | 'paidAt' | 'dueDay'>;

/** Derives the status of an invoice on a day; a credited one is neither due nor paid. */
function deriveStatus({ corrects, creditedBy, paidAt, dueDay }: PaymentState, today: string): InvoiceStatus {
  if (corrects !== null) return 'credit';
  if (creditedBy !== null) return 'credited';
  if (paidAt !== null) return 'paid';
  return dueDay < today ? 'overdue' : 'open';
}

/** Summarises the lines of an invoice in one line. */
function summarizeLines([first, ...rest]: readonly InvoiceLine[], language: Locale): string {
  const description = first?.description ?? '';
  const count = rest.length;
  return count === 0
    ? description
    : textIn(language)(/*i18n*/ '{description} and {count} more', { description, count });
}

/** Presents an invoice to its client, on a day and in a language. */
export function presentInvoice(row: Invoice, today: string, language: Locale): InvoiceReply {
  const { id, number, day, dueDay, currency, corrects, creditedBy } = row;
  return {
    ...{ id, number, date: day, dueDate: dueDay, currency, corrects, creditedBy },
    ...{ net: Number(row.net), vat: Number(row.vat), total: Number(row.total) },
    description: summarizeLines(row.lines, language),
    status: deriveStatus(row, today),
    paidAt: toIsoTimeOrNull(row.paidAt),
  };
}

/** Presents an invoice to operators. */
export function presentAdminInvoice(row: Invoice, today: string, language: Locale): AdminInvoiceReply {
  const { billedTo, address, note } = row;
  return { ...presentInvoice(row, today, language), billedTo, address, note };
}
