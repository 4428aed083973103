import { t } from '@lingui/core/macro';
import type { RevenuePeriod, RevenueTrend } from '@skal/contracts/finance/revenue';
import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

export const periodNames: Readonly<Record<RevenuePeriod, string>> = {
  daily: t`Daily`,
  weekly: t`Weekly`,
  monthly: t`Monthly`,
  yearly: t`Yearly`,
};

/** Each period as a phrase within a sentence. */
export const periodPhrases: Readonly<Record<RevenuePeriod, string>> = {
  daily: t`today`,
  weekly: t`this week`,
  monthly: t`this month`,
  yearly: t`this year`,
};

export const trendNames: Readonly<Record<RevenueTrend, string>> = { up: t`Up`, down: t`Down`, stable: t`Stable` };

/** Copy of the revenue. */
export const revenue = {
  period: t`Period`,
  none: t`No revenue recorded yet`,
  noneMeaning: t`Totals appear here once the first payment is recorded.`,
  demo: t`Demo data: these figures include sample entries of the demo accounts.`,
  demoNote: t`Contains demo data`,
  soFar: t`This month so far`,
  perActive: t`Divided by active clients, this month so far`,
  failed: {
    title: t`The revenue could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  notLoaded: t`Revenue could not be loaded`,
  clientsTitle: (category: string, period: string) => t`${category} by client, ${period}`,
  noClients: t`No client has paid for this so far this year.`,
  otherClients: t`All other clients`,
  client: t`Client`,
  amount: t`Amount`,
  comparison: t`All periods compared`,
  comparisonNote: t`Each period runs up to today. The trend compares this month with the same days of last month. A change of 1% or less counts as stable.`,
  category: t`Category`,
  trend: t`Trend`,
  total: t`Total`,
} as const;

export const revenueHistory = {
  title: t`The last twelve months`,
  asTable: t`Show as table`,
  asChart: t`Show as chart`,
  failed: t`The chart could not be loaded.`,
  retry: t`Try again`,
  month: t`Month`,
  revenue: t`Revenue`,
  summary: (total: string, best: string, most: string) =>
    t`${total} in twelve months. The best month was ${best} with ${most}. The current month is not complete.`,
  empty: t`No revenue was recorded in these months.`,
  reader: t`Month`,
  value: (month: string, amount: string) => `${month}: ${amount}`,
} as const;

const longMonth = createDateFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = createDateFormat(formatLocale(), { month: 'short', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Formats '2026-11' as 'November 2026'. */
export const formatYearMonth = (month: string): string => longMonth(dateOf(month));
/** Formats '2026-11' as 'Nov'. */
export const formatYearMonthShort = (month: string): string => shortMonth(dateOf(month));
