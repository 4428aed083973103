import type { LedgerOrigin } from '@skal/contracts/finance/ledger';

export const entrySourceNames: Readonly<Record<LedgerOrigin, string>> = {
  recorded: 'Recorded',
  plan: 'Plan price',
  imported: 'Imported',
  correction: 'Reversal',
  demo: 'Demo data',
};

/** Copy of the ledger. */
export const ledger = {
  title: 'Ledger',
  failed: { title: 'The ledger could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
  empty: 'No entries for this client yet.',
  columns: { date: 'Date', category: 'Category', amount: 'Amount', note: 'Note', origin: 'Origin', actions: 'Actions' },
  noNote: '–',
  reversed: 'Reversed',
  correct: 'Reverse',
  correctThis: (category: string, amount: string, day: string) => `Reverse ${category}, ${amount}, ${day}`,
  readOnly: 'You can view the ledger. Only an owner can add entries.',
} as const;

export const newEntryForm = {
  title: 'Record an entry',
  labels: { category: 'Category', amount: 'Amount', currency: 'Currency', date: 'Date', note: 'Note' },
  amountHint: 'For example 1.234,50 or 1,234.50. Use a minus sign for refunds.',
  choose: 'Choose',
  submit: 'Record',
  busy: 'Recording...',
  done: 'Entry Recorded',
  failed: 'Not Recorded',
  failedReason: 'The entry was not recorded. Please try again.',
} as const;

export const reverseForm = {
  title: 'Reverse Entry',
  description: (entry: string) => `A reversal dated today will cancel ${entry}. Both entries stay in the ledger.`,
  note: 'Reason',
  cancel: 'Cancel',
  submit: 'Add reversal',
  busy: 'Saving...',
  done: 'Entry Reversed',
  failed: 'Not Reversed',
  failedReason: 'No entry was added. Please try again.',
} as const;
