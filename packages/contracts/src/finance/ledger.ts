import { type InferType, object } from 'yup';
import { type Currency, currencies } from '../fields/amount.ts';
import { amountInput, hundredths } from '../fields/amountField.ts';
import { enumField, optionalLine, requiredDay, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { type RevenueCategory, revenueCategories } from './revenue.ts';

const about = {
  category: enumField(revenueCategories, say(/*i18n*/ 'Please choose a category')),
  currency: enumField(currencies, say(/*i18n*/ 'Please choose a currency')),
  /** Booking date in Copenhagen: today or earlier. */
  date: requiredDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD')),
  note: optionalLine(),
};

/** A ledger entry of a client. */
export const recordEntrySchema = object({ ...about, amount: hundredths() });
/** The same as typed in the form. */
export const recordEntryForm = object({ ...about, amount: amountInput() });
/** Reverses an entry by one of the opposite amount, with a reason. */
export const correctEntrySchema = object({ note: requiredLine(say(/*i18n*/ 'Please enter a reason')) });

export type RecordEntryBody = InferType<typeof recordEntrySchema>;

/** Origin of an entry. */
export type LedgerOrigin = 'recorded' | 'plan' | 'imported' | 'correction' | 'demo';

export interface LedgerEntryReply {
  id: string;
  category: RevenueCategory;
  /** In hundredths of the currency; negative for credits. */
  amount: number;
  currency: Currency;
  /** `2026-11-22` */
  date: string;
  note: string;
  /** The client's name when the entry was posted. */
  clientName: string;
  origin: LedgerOrigin;
  /** The entry that this one reverses. */
  corrects: string | null;
  /** The entry that reverses this one. */
  correctedBy: string | null;
}

/** A client's ledger. Entries are appended and never changed; they stay when the client is deleted. */
export const ledger = {
  /** Newest first. */
  list: endpoint.get('/api/admin/clients/:id/ledger', 'admin', reply<LedgerEntryReply[]>()),
  record: endpoint.post(
    '/api/admin/clients/:id/ledger',
    'owner',
    recordEntrySchema,
    reply<LedgerEntryReply>(201, { errorStatuses: [422] }),
  ),
  correct: endpoint.post(
    '/api/admin/clients/:id/ledger/:entryId/correct',
    'owner',
    correctEntrySchema,
    reply<LedgerEntryReply>(201, { errorStatuses: [409, 422] }),
  ),
};
