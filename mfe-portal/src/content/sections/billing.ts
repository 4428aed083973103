import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';

/** Billing before launch: the specified texts, in DKK (K31, T22, T23). */
export const billing = {
  plan: { title: 'Current Plan', name: 'Standard Plan', status: 'Active' },
  lines: [
    { term: 'Monthly Cost', description: '0 DKK' },
    { term: 'Add-ons', description: '0 DKK' },
    { term: 'Next billing date', description: 'Set when your app is live' },
    { term: 'Active since', description: 'The day your contract was signed' },
  ],
  breakEven: {
    title: 'Break-Even Analysis',
    status: 'In Progress',
    label: 'Position',
    amount: '-10,000 DKK',
    note: 'Revenue from the app minus what it has cost.',
  },
  setup: { title: 'Setup Fee', amount: '10,000 DKK', note: 'Paid once' },
  history: {
    title: 'Billing History',
    columns: { item: 'Item', amount: 'Amount' },
    rows: [{ item: 'Setup Fee', amount: '10,000 DKK' }],
  },
} as const;

export const planNames: Readonly<Record<SubscriptionPlan, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

export const planStatuses: Readonly<Record<ClientStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  cancelled: 'Cancelled',
};

/** Billing of a live app, read from the subscription and its invoices (T23). */
export const liveBilling = {
  loading: 'Loading your billing',
  failed: {
    title: 'Your billing could not be loaded',
    description: 'Nothing was charged or changed. Please try again in a moment.',
  },
  monthlyCost: 'Monthly Cost',
  perMonth: (amount: string) => `${amount}/month`,
  nextBillingDate: 'Next billing date',
  none: 'Not scheduled',
  activeSince: 'Active since',
} as const;

/** The break-even of a live app: its revenue minus what was paid for it. */
export const breakEven = {
  loading: 'Loading your break-even',
  failed: {
    title: 'Your break-even analysis could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  reached: 'Reached',
  earned: 'Earned through the app',
  paid: 'Paid to us',
  in: (currency: string) => `Break-even in ${currency}`,
  apart: 'Each currency is calculated separately.',
  sources: (earned: string) => `Earned: ${earned}. Paid: our records of your payments.`,
  empty: 'No payments or earnings yet.',
} as const;

/** The invoices of a live app. */
export const invoiceList = {
  loading: 'Loading your invoices',
  failed: {
    title: 'Your invoices could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  empty: 'No invoices yet. Your first invoice will appear here.',
  columns: { invoice: 'Invoice', date: 'Date', due: 'Due', amount: 'Amount incl. VAT', status: 'Status', file: 'File' },
  about: (title: string, description: string) => `${title}: ${description}`,
  noDue: '–',
  pdf: 'PDF',
  pdfOf: (title: string) => `${title} as a PDF`,
} as const;
