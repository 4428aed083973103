import type { Currency } from '@skal/contracts/fields/amount';
import type { LedgerOrigin } from '@skal/contracts/finance/ledger';
import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, id, nullable, primaryId, varchar } from '../../db/columns.ts';
import type { IdempotencyColumns } from '../../server/http/idempotency.ts';

/**
 * What a client has paid, or was given back. Entries are added and never changed, and they outlive the client: so one
 * keeps the client's name and refers to no row of theirs.
 */
export interface LedgerEntry extends IdempotencyColumns {
  id: string;
  clientId: string;
  clientName: string;
  category: RevenueCategory;
  amount: number;
  currency: Currency;
  /** The same in euro, as it was on the day of booking: what is added up is in one currency. */
  euroCents: number;
  /** `2026-11-22`, in Copenhagen. */
  day: string;
  note: string;
  origin: LedgerOrigin;
  /** The entry that this one takes back; each is taken back once. */
  corrects: string | null;
  /** The month whose price it is: a client is booked once for each category and month. */
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
