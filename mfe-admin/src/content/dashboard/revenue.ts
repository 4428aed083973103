import type { RevenuePeriod, RevenueTrend } from '@skal/contracts/finance/revenue';
import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';

export const periodNames: Readonly<Record<RevenuePeriod, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
};

/** Each period as a phrase within a sentence. */
export const periodPhrases: Readonly<Record<RevenuePeriod, string>> = {
  daily: 'today',
  weekly: 'this week',
  monthly: 'this month',
  yearly: 'this year',
};

export const trendNames: Readonly<Record<RevenueTrend, string>> = { up: 'Up', down: 'Down', stable: 'Stable' };

/** Copy of the revenue. */
export const revenue = {
  period: 'Period',
  none: 'No revenue recorded yet',
  noneMeaning: 'Totals appear here once the first payment is recorded.',
  demo: 'Demo data: these figures include sample entries of the demo accounts.',
  demoNote: 'Contains demo data',
  soFar: 'This month so far',
  perActive: 'Divided by active clients, this month so far',
  failed: { title: 'The revenue could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
  notLoaded: 'Revenue could not be loaded',
  clientsTitle: (category: string, period: string) => `${category} by client, ${period}`,
  noClients: 'No client has paid for this so far this year.',
  client: 'Client',
  amount: 'Amount',
  comparison: 'All periods compared',
  comparisonNote:
    'Each period runs up to today. The trend compares this month with the same days of last month. A change of 1% or less counts as stable.',
  category: 'Category',
  trend: 'Trend',
  total: 'Total',
} as const;

export const revenueHistory = {
  title: 'The last twelve months',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  failed: 'The chart could not be loaded.',
  retry: 'Try again',
  month: 'Month',
  revenue: 'Revenue',
  summary: (total: string, best: string, most: string) =>
    `${total} in twelve months. The best month was ${best} with ${most}. The current month is not complete.`,
  empty: 'No revenue was recorded in these months.',
  reader: 'Month',
  value: (month: string, amount: string) => `${month}: ${amount}`,
} as const;

const longMonth = createDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = createDateFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Formats '2026-11' as 'November 2026'. */
export const formatYearMonth = (month: string): string => longMonth(dateOf(month));
/** Formats '2026-11' as 'Nov'. */
export const formatYearMonthShort = (month: string): string => shortMonth(dateOf(month));
