import type { LedgerEntryReply } from '@skal/contracts/finance/ledger';
import type { LedgerEntry } from './LedgerEntry.entity.ts';
import type { LedgerRow } from './ledger.query.ts';

/** Presents a ledger entry to operators. */
export const presentEntry = (row: LedgerRow | LedgerEntry): LedgerEntryReply => ({
  id: row.id,
  category: row.category,
  amount: Number(row.amount),
  currency: row.currency,
  date: row.day,
  note: row.note,
  clientName: row.clientName,
  origin: row.origin,
  corrects: row.corrects,
  correctedBy: 'correctedBy' in row ? row.correctedBy : null,
});
