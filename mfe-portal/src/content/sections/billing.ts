import { t } from '@lingui/core/macro';
import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import { formatUnit } from '../../format/number.ts';

/** Billing before launch: the specified texts, in DKK (K31, T22, T23). */
export const billing = {
  plan: { title: t`Current Plan`, name: t`Standard Plan`, status: t`Active` },
  lines: [
    { term: t`Monthly Cost`, description: t`0 DKK` },
    { term: t`Add-ons`, description: t`0 DKK` },
    { term: t`Next billing date`, description: t`Set when your app is live` },
    { term: t`Active since`, description: t`The day your contract was signed` },
  ],
  breakEven: {
    title: t`Break-Even Analysis`,
    status: t`In Progress`,
    label: t`Position`,
    amount: t`-10,000 DKK`,
    note: t`Revenue from the app minus what it has cost.`,
  },
  setup: { title: t`Setup Fee`, amount: t`10,000 DKK`, note: t`Paid once` },
  history: {
    title: t`Billing History`,
    columns: { item: t`Item`, amount: t`Amount` },
    rows: [{ item: t`Setup Fee`, amount: t`10,000 DKK` }],
  },
} as const;

export const planNames: Readonly<Record<SubscriptionPlan, string>> = {
  basic: t`Basic`,
  premium: t`Premium`,
  enterprise: t`Enterprise`,
};

export const planStatuses: Readonly<Record<ClientStatus, string>> = {
  active: t`Active`,
  paused: t`Paused`,
  cancelled: t`Cancelled`,
};

/** Billing of a live app, read from the subscription and its invoices (T23). */
export const liveBilling = {
  loading: t`Loading your billing`,
  failed: {
    title: t`Your billing could not be loaded`,
    description: t`Nothing was charged or changed. Please try again in a moment.`,
  },
  monthlyCost: t`Monthly Cost`,
  perMonth: (amount: string) => t`${amount}/month`,
  nextBillingDate: t`Next billing date`,
  none: t`Not scheduled`,
  activeSince: t`Active since`,
} as const;

/** The break-even of a live app: its revenue minus what was paid for it. */
export const breakEven = {
  loading: t`Loading your break-even`,
  failed: {
    title: t`Your break-even analysis could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  reached: t`Reached`,
  earned: t`Earned through the app`,
  paid: t`Paid to us`,
  in: (currency: string) => t`Break-even in ${formatUnit(currency)}`,
  apart: t`Each currency is calculated separately.`,
  sources: (earned: string) => t`Earned: ${earned}. Paid: our records of your payments.`,
  empty: t`No payments or earnings yet.`,
} as const;

/** The invoices of a live app. */
export const invoiceList = {
  loading: t`Loading your invoices`,
  failed: {
    title: t`Your invoices could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  empty: t`No invoices yet. Your first invoice will appear here.`,
  columns: {
    invoice: t`Invoice`,
    date: t`Date`,
    due: t`Due`,
    amount: t`Amount incl. VAT`,
    status: t`Status`,
    file: t`File`,
  },
  about: (title: string, description: string) => `${title}: ${description}`,
  noDue: '–',
  pdf: 'PDF',
  pdfOf: (title: string) => t`${title} as a PDF`,
} as const;
