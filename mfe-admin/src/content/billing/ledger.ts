import { t } from '@lingui/core/macro';
import type { LedgerOrigin } from '@skal/contracts/finance/ledger';

export const entrySourceNames: Readonly<Record<LedgerOrigin, string>> = {
  recorded: t`Recorded`,
  plan: t`Plan price`,
  imported: t`Imported`,
  correction: t`Reversal`,
  demo: t`Demo data`,
};

/** Copy of the ledger. */
export const ledger = {
  title: t`Ledger`,
  failed: {
    title: t`The ledger could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  empty: t`No entries for this client yet.`,
  columns: {
    date: t`Date`,
    category: t`Category`,
    amount: t`Amount`,
    note: t`Note`,
    origin: t`Origin`,
    actions: t`Actions`,
  },
  noNote: '–',
  reversed: t`Reversed`,
  correct: t`Reverse`,
  correctThis: (category: string, amount: string, day: string) => t`Reverse ${category}, ${amount}, ${day}`,
  readOnly: t`You can view the ledger. Only an owner can add entries.`,
} as const;

export const newEntryForm = {
  title: t`Record an entry`,
  labels: { category: t`Category`, amount: t`Amount`, currency: t`Currency`, date: t`Date`, note: t`Note` },
  amountHint: t`For example 1.234,50 or 1,234.50. Use a minus sign for refunds.`,
  choose: t`Choose`,
  submit: t`Record`,
  busy: t`Recording...`,
  done: t`Entry Recorded`,
  failed: t`Not Recorded`,
  failedReason: t`The entry was not recorded. Please try again.`,
} as const;

export const reverseForm = {
  title: t`Reverse Entry`,
  description: (entry: string) => t`A reversal dated today will cancel ${entry}. Both entries stay in the ledger.`,
  note: t`Reason`,
  cancel: t`Cancel`,
  submit: t`Add reversal`,
  busy: t`Saving...`,
  done: t`Entry Reversed`,
  failed: t`Not Reversed`,
  failedReason: t`No entry was added. Please try again.`,
} as const;
