import { type InferType, object } from 'yup';
import { type Currency, currencies } from '../fields/amount.ts';
import { amountInput, hundredths } from '../fields/amountField.ts';
import { enumField, optionalLine, requiredDay, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { type RevenueCategory, revenueCategories } from './revenue.ts';

const about = {
  category: enumField(revenueCategories, 'Please choose a category'),
  currency: enumField(currencies, 'Please choose a currency'),
  /** The day it belongs to, in Copenhagen: today, or one before it. */
  date: requiredDay('Please enter the day as YYYY-MM-DD'),
  note: optionalLine(),
};

/** An entry of a client's ledger. */
export const recordEntrySchema = object({ ...about, amount: hundredths() });
/** The same as somebody types it. */
export const recordEntryForm = object({ ...about, amount: amountInput() });
/** Takes an entry back, by one of the same amount the other way; it says why. */
export const correctEntrySchema = object({ note: requiredLine('Please say what was wrong') });

export type RecordEntryBody = InferType<typeof recordEntrySchema>;

/** Where an entry comes from. */
export type LedgerOrigin = 'recorded' | 'plan' | 'imported' | 'correction' | 'demo';

export interface LedgerEntryReply {
  id: string;
  category: RevenueCategory;
  /** In hundredths of its currency; below zero for what was given back. */
  amount: number;
  currency: Currency;
  /** `2026-11-22` */
  date: string;
  note: string;
  /** As the client was called when it was booked. */
  clientName: string;
  origin: LedgerOrigin;
  /** The entry that this one takes back. */
  corrects: string | null;
  /** The entry that takes this one back. */
  correctedBy: string | null;
}

/** A client's ledger: entries are added and never changed. It stays when the client is deleted. */
export const ledger = {
  /** The newest first. */
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
