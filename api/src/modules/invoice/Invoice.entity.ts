import type { Currency } from '@skal/contracts/fields/amount';
import type { InvoiceLine } from '@skal/contracts/finance/invoice';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import { EntitySchema } from 'typeorm';
import {
  epochMs,
  hundredths,
  id,
  int,
  json,
  nullable,
  primaryId,
  text,
  varchar,
  withDefault,
} from '../../db/columns.ts';
import type { IdempotencyColumns } from '../../server/http/idempotency.ts';

/** Issuer of an invoice as configured that day; empty where not set. */
export type Seller = Pick<SiteInfo, 'brand' | 'companyName' | 'companyAddress' | 'companyCvr' | 'phone' | 'salesEmail'>;

/**
 * An invoice or credit note. Immutable once issued, except for payment and the credit note that cancels it. It outlives
 * the client, so it contains all data itself and refers to no row.
 */
export interface Invoice extends IdempotencyColumns {
  id: string;
  /** Counted from 1 without gaps, including credit notes. */
  number: number;
  clientId: string;
  billedTo: string;
  address: string;
  seller: Seller;
  currency: Currency;
  /** Language of the file, that of the client on that day. */
  language: Locale;
  lines: readonly InvoiceLine[];
  /** Hundredths of the currency, as calculated that day. */
  net: number;
  vat: number;
  total: number;
  note: string;
  /** `2026-11-22`, in Copenhagen. */
  day: string;
  dueDay: string;
  paidAt: number | null;
  /** Number of the invoice that this credit note cancels; each invoice is cancelled at most once. */
  corrects: number | null;
  /** Number of the credit note that cancels this invoice. */
  creditedBy: number | null;
  createdAt: number;
}

export const InvoiceEntity = new EntitySchema<Invoice>({
  name: 'Invoice',
  tableName: 'invoices',
  columns: {
    id: primaryId(),
    number: int(),
    clientId: id(),
    billedTo: varchar(200),
    address: text(),
    seller: json(),
    currency: varchar(3),
    language: withDefault(varchar(16), SOURCE_LOCALE),
    lines: json(),
    net: hundredths(),
    vat: hundredths(),
    total: hundredths(),
    note: text(),
    day: varchar(10),
    dueDay: varchar(10),
    paidAt: nullable(epochMs()),
    corrects: nullable(int()),
    creditedBy: nullable(int()),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_invoices_number', columns: ['number'], unique: true },
    { name: 'uq_invoices_corrects', columns: ['corrects'], unique: true },
    { name: 'uq_invoices_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_invoices_client', columns: ['clientId', 'number'] },
  ],
});
