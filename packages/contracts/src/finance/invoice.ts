import type { Currency } from '../fields/amount.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Danish VAT: 25% of the price excluding VAT (momsloven, § 33). */
export const VAT_PERCENT = 25;

/** A charge, or with a negative amount a credit. */
export interface InvoiceLine {
  description: string;
  /** Quantity with at most two decimals. */
  quantity: number;
  /** Price of one unit without VAT, in hundredths of the currency. */
  unitAmount: number;
}

/** Totals of an invoice, in hundredths of its currency. */
export interface InvoiceTotals {
  net: number;
  vat: number;
  total: number;
}

/** Rounds half away from zero, so that a credit note has exactly the amount of its invoice. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0;

/** Returns the line total without VAT. */
export const calculateLineAmount = ({ quantity, unitAmount }: Pick<InvoiceLine, 'quantity' | 'unitAmount'>): number =>
  rounded((Math.round(quantity * 100) * unitAmount) / 100);

/** Sums lines. The VAT is rounded once, on the sum: rounding per line would depend on how the lines are split. */
export function calculateTotals(lines: readonly Pick<InvoiceLine, 'quantity' | 'unitAmount'>[]): InvoiceTotals {
  const net = lines.reduce((sum, line) => sum + calculateLineAmount(line), 0);
  const vat = rounded((net * VAT_PERCENT) / 100);
  return { net, vat, total: net + vat };
}

/**
 * Status of an invoice. `overdue` starts on the day after the due date, in Copenhagen; `credited` is an invoice
 * cancelled by a credit note, and `credit` is that credit note.
 */
export const invoiceStatuses = ['open', 'overdue', 'paid', 'credited', 'credit'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Display labels, for operators and clients. */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  open: say(/*i18n*/ 'Open'),
  overdue: say(/*i18n*/ 'Overdue'),
  paid: say(/*i18n*/ 'Paid'),
  credited: say(/*i18n*/ 'Credited'),
  credit: say(/*i18n*/ 'Credit note'),
};

/** 'Invoice 12' or 'Credit note 13', on the page, in the email and in the file. */
export const formatInvoiceTitle = ({ number, corrects }: { number: number; corrects: number | null }): string =>
  `${corrects === null ? say(/*i18n*/ 'Invoice') : say(/*i18n*/ 'Credit note')} ${number}`;

/** File name, such as 'invoice-12.pdf'. */
export const buildInvoiceFileName = (invoice: { number: number; corrects: number | null }): string =>
  `${formatInvoiceTitle(invoice).toLowerCase().replaceAll(' ', '-')}.pdf`;

export interface InvoiceReply extends InvoiceTotals {
  id: string;
  /** Consecutive from 1, without gaps. */
  number: number;
  /** Days, `2026-11-22`. */
  date: string;
  dueDate: string;
  /** The first line and the number of further lines. */
  description: string;
  currency: Currency;
  status: InvoiceStatus;
  /** ISO 8601. */
  paidAt: string | null;
  /** Number of the invoice that this credit note cancels. */
  corrects: number | null;
  /** Number of the credit note that cancels this invoice. */
  creditedBy: number | null;
}

/** A client's own invoices, newest first; operators can also read the file. */
export const invoice = withPermission(['Settings'], {
  list: endpoint.get('/api/invoices', 'client', reply<InvoiceReply[]>()),
  pdf: endpoint.get('/api/invoices/:id/pdf', 'signed-in', file()),
});
