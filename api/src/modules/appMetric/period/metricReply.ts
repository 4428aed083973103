import type { MetricReply } from '@skal/contracts/analytics/overview';
import type { SourceInfo } from '../query/sourceInfo.query.ts';

/** Source and time of a metric without a report. */
export const UNREPORTED = { source: null, readAt: null } as const;

/** Builds a MetricReply; without a value, source and time are null. */
export const buildMetricReply = (
  value: number | null,
  before: number | null,
  report: SourceInfo | null,
): MetricReply => ({
  ...{ value, before },
  ...((value === null ? null : report) ?? UNREPORTED),
});

const MAIN_CURRENCY = 'DKK';

/** Chooses the currency to show first; null if there is none. */
export const chooseMainCurrency = (currencies: readonly string[]): string | null =>
  currencies.includes(MAIN_CURRENCY) ? MAIN_CURRENCY : (currencies.toSorted()[0] ?? null);
