import type { Currency } from '../fields/amount.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';

/** Danish VAT: 25 per cent of the price without it (momsloven, § 33). */
export const VAT_PERCENT = 25;

/** What an invoice asks for, or, below zero, gives back. */
export interface InvoiceLine {
  description: string;
  /** How many, with two decimals at most. */
  quantity: number;
  /** What one costs without VAT, in hundredths of the currency. */
  unitAmount: number;
}

/** What an invoice comes to, in hundredths of its currency. */
export interface InvoiceTotals {
  net: number;
  vat: number;
  total: number;
}

/** Half a hundredth goes away from zero, so that what is given back is to the hundredth what was asked for. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0;

/** What a line comes to without VAT. */
export const amountOf = ({ quantity, unitAmount }: Pick<InvoiceLine, 'quantity' | 'unitAmount'>): number =>
  rounded((Math.round(quantity * 100) * unitAmount) / 100);

/** Adds up lines. The VAT is rounded once, on the sum: rounded line by line it would depend on how they are divided. */
export function totalsOf(lines: readonly Pick<InvoiceLine, 'quantity' | 'unitAmount'>[]): InvoiceTotals {
  const net = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const vat = rounded((net * VAT_PERCENT) / 100);
  return { net, vat, total: net + vat };
}

/**
 * How an invoice stands. It is `overdue` from the day after its due day, in Copenhagen; `credited` is one that a credit
 * note has taken back, and `credit` that note itself.
 */
export const invoiceStatuses = ['open', 'overdue', 'paid', 'credited', 'credit'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The words for it, for operators and clients alike. */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  credit: 'Credit note',
};

/** 'Invoice 12', or 'Credit note 13': on the page, in the mail and in the file. */
export const invoiceTitle = ({ number, corrects }: { number: number; corrects: number | null }): string =>
  `${corrects === null ? 'Invoice' : 'Credit note'} ${number}`;

/** 'invoice-12.pdf', the name of its file. */
export const invoiceFileName = (invoice: { number: number; corrects: number | null }): string =>
  `${invoiceTitle(invoice).toLowerCase().replaceAll(' ', '-')}.pdf`;

export interface InvoiceReply extends InvoiceTotals {
  id: string;
  /** Counted from 1, without gaps. */
  number: number;
  /** Days, `2026-11-22`. */
  date: string;
  dueDate: string;
  /** The first line, and how many follow. */
  description: string;
  currency: Currency;
  status: InvoiceStatus;
  /** In ISO 8601. */
  paidAt: string | null;
  /** The number of the invoice that this credit note takes back. */
  corrects: number | null;
  /** The number of the credit note that takes this invoice back. */
  creditedBy: number | null;
}

/** A client's own invoices, the newest first; the file of one is also the operator's to read. */
export const invoice = {
  list: endpoint.get('/api/invoices', 'client', reply<InvoiceReply[]>()),
  pdf: endpoint.get('/api/invoices/:id/pdf', 'signed-in', file()),
};
