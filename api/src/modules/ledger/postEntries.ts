import type { Currency } from '@skal/contracts/fields/amount';
import type { LedgerOrigin } from '@skal/contracts/finance/ledger';
import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { incrementTotals } from '../../db/rows/incrementTotals.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { LedgerDayEntity } from './LedgerDay.entity.ts';
import { type LedgerEntry, LedgerEntryEntity } from './LedgerEntry.entity.ts';
import { LedgerYearEntity } from './LedgerYear.entity.ts';
import { toEuroCents } from './ledger.policy.ts';

export interface NewEntry extends Partial<Pick<LedgerEntry, 'bookedMonth' | 'requestKey' | 'requestHash'>> {
  client: { readonly id: string; readonly name: string };
  category: RevenueCategory;
  amount: number;
  currency: Currency;
  day: string;
  note: string;
  origin: LedgerOrigin;
}

/** Builds a ledger row. */
export const toLedgerEntry = ({ client, ...entry }: NewEntry): LedgerEntry => ({
  id: newId(),
  clientId: client.id,
  clientName: client.name,
  euroCents: toEuroCents(entry.amount, entry.currency),
  corrects: null,
  bookedMonth: null,
  requestKey: null,
  requestHash: null,
  createdAt: Date.now(),
  ...entry,
});

/** Adds entries to the stored sums, in the transaction that stores them. */
export async function addToTotals(manager: EntityManager, entries: readonly LedgerEntry[]): Promise<void> {
  const days = entries.map(({ day, category, euroCents }) => ({ id: `${day}/${category}`, day, category, euroCents }));
  const years = entries.map(({ day, category, clientId, clientName, euroCents }) => {
    const year = day.slice(0, 4);
    return { id: `${year}/${category}/${clientId}`, year, category, clientId, clientName, euroCents };
  });
  await incrementTotals(manager, LedgerDayEntity, days);
  await incrementTotals(manager, LedgerYearEntity, years);
}

/** Posts entries and their sums, inside the caller's transaction. */
export async function postEntries(manager: EntityManager, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertRows(manager, LedgerEntryEntity, entries);
  await addToTotals(manager, entries);
}
