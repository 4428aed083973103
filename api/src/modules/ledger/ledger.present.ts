import type { LedgerEntryReply } from '@skal/contracts/finance/ledger';
import type { Locale } from '@skal/contracts/site/locale';
import { storedText } from '../../language/storedText.ts';
import { textFor } from '../../language/text.ts';
import type { LedgerEntry } from './LedgerEntry.entity.ts';
import type { LedgerRow } from './ledger.query.ts';

const PLAN_NOTE = /*i18n*/ '{plan} plan, {month}';

/** Writes the note of an entry: those of the product are stored in English, others as a person wrote them. */
const writeNote = ({ origin, note }: Pick<LedgerEntry, 'origin' | 'note'>, locale: Locale): string =>
  origin === 'plan' || origin === 'demo' ? textFor(locale, storedText(note, [PLAN_NOTE])) : note;

/** Presents a ledger entry to operators. */
export const presentEntry = (row: LedgerRow | LedgerEntry, locale: Locale): LedgerEntryReply => ({
  id: row.id,
  category: row.category,
  amount: Number(row.amount),
  currency: row.currency,
  date: row.day,
  note: writeNote(row, locale),
  clientName: row.clientName,
  origin: row.origin,
  corrects: row.corrects,
  correctedBy: 'correctedBy' in row ? row.correctedBy : null,
});
