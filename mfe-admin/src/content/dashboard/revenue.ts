import type { RevenuePeriod, RevenueTrend } from '@skal/contracts/finance/revenue';

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
  noneMeaning: 'What clients pay is added up here from their first entry on.',
  demo: 'Demo data: these figures contain entries that were made up for the demo accounts.',
  demoNote: 'Contains demo data',
  soFar: 'This month so far',
  perActive: 'By active clients, this month so far',
  failed: { title: 'The revenue did not load', description: 'Nothing is lost. Try again in a moment.' },
  notLoaded: 'Revenue did not load',
  clientsOf: (category: string, period: string) => `${category} by client, ${period}`,
  noClients: 'No client has paid for this in the running year.',
  client: 'Client',
  amount: 'Amount',
  comparison: 'All periods compared',
  comparisonNote:
    'Each period runs up to today. The trend compares this month with the month before, up to the same day; within one per cent it is stable.',
  category: 'Category',
  trend: 'Trend',
  total: 'Total',
} as const;

export const revenueHistory = {
  title: 'The last twelve months',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  failed: 'The chart did not load.',
  retry: 'Try again',
  month: 'Month',
  revenue: 'Revenue',
  summary: (total: string, best: string, most: string) =>
    `${total} in twelve months. The most was ${most}, in ${best}; the last month is running.`,
  empty: 'Nothing was recorded in these months.',
  reader: 'Month',
  value: (month: string, amount: string) => `${month}: ${amount}`,
} as const;

const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Formats '2026-11' as 'November 2026'. */
export const formatYearMonth = (month: string): string => longMonth.format(dateOf(month));
/** Formats '2026-11' as 'Nov'. */
export const formatYearMonthShort = (month: string): string => shortMonth.format(dateOf(month));
