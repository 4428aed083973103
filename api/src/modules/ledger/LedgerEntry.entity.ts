import type { Currency } from '@skal/contracts/fields/amount';
import type { LedgerOrigin } from '@skal/contracts/finance/ledger';
import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, id, nullable, primaryId, varchar } from '../../db/columns.ts';
import type { IdempotencyColumns } from '../../server/http/idempotency.ts';

/**
 * A payment or refund of a client. Entries are added, never changed, and outlive the client, so they contain the
 * client's name and refer to no row.
 */
export interface LedgerEntry extends IdempotencyColumns {
  id: string;
  clientId: string;
  clientName: string;
  category: RevenueCategory;
  amount: number;
  currency: Currency;
  /** The amount in euro at the rate of the posting: sums need one currency. */
  euroCents: number;
  /** `2026-11-22`, in Copenhagen. */
  day: string;
  note: string;
  origin: LedgerOrigin;
  /** Entry that this one reverses; each is reversed at most once. */
  corrects: string | null;
  /** Month that this price is for: posted once per client, category and month. */
  bookedMonth: string | null;
  createdAt: number;
}

export const LedgerEntryEntity = new EntitySchema<LedgerEntry>({
  name: 'LedgerEntry',
  tableName: 'ledger',
  columns: {
    id: primaryId(),
    clientId: id(),
    clientName: varchar(200),
    category: varchar(32),
    amount: hundredths(),
    currency: varchar(3),
    euroCents: hundredths(),
    day: varchar(10),
    note: varchar(200),
    origin: varchar(16),
    corrects: nullable(id()),
    bookedMonth: nullable(varchar(7)),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_ledger_corrects', columns: ['corrects'], unique: true },
    { name: 'uq_ledger_booked_month', columns: ['clientId', 'bookedMonth', 'category'], unique: true },
    { name: 'uq_ledger_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_ledger_client', columns: ['clientId', 'day', 'category', 'euroCents'] },
    { name: 'ix_ledger_origin', columns: ['origin'] },
  ],
});
