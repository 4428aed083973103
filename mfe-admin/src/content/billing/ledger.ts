import type { LedgerOrigin } from '@skal/contracts/finance/ledger';

export const entrySourceNames: Readonly<Record<LedgerOrigin, string>> = {
  recorded: 'Recorded',
  plan: 'Plan price',
  imported: 'Imported',
  correction: 'Counter-entry',
  demo: 'Demo data',
};

/** Copy of the ledger. */
export const ledger = {
  title: 'Ledger',
  failed: { title: 'The ledger did not load', description: 'Nothing is lost. Try again in a moment.' },
  empty: 'Nothing is booked for this client yet.',
  columns: { date: 'Date', category: 'Category', amount: 'Amount', note: 'Note', origin: 'Origin', actions: 'Actions' },
  noNote: '–',
  takenBack: 'Taken back',
  correct: 'Take back',
  correctThis: (category: string, amount: string, day: string) => `Take back ${category}, ${amount} of ${day}`,
  readOnly: 'You can read the ledger; an owner books.',
} as const;

export const newEntryForm = {
  title: 'Record an entry',
  labels: { category: 'Category', amount: 'Amount', currency: 'Currency', date: 'Date', note: 'Note' },
  amountHint: 'As you write it: 1.234,50 or 1,234.50. A minus for what is given back.',
  choose: 'Choose',
  submit: 'Record',
  busy: 'Recording...',
  done: 'Entry recorded',
  failed: 'Not recorded',
  failedReason: 'The entry was not recorded. Please try again.',
} as const;

export const reverseForm = {
  title: 'Take an entry back',
  description: (entry: string) => `A counter-entry of today takes back ${entry}. Both stay in the ledger.`,
  note: 'What was wrong',
  cancel: 'Cancel',
  submit: 'Book counter-entry',
  busy: 'Booking...',
  done: 'Entry taken back',
  failed: 'Not taken back',
  failedReason: 'Nothing was booked. Please try again.',
} as const;
