import type { MetricReply } from '@skal/contracts/analytics/overview';
import type { SourceInfo } from '../query/sourceInfo.query.ts';

/** A metric without a report. */
export const UNREPORTED = { source: null, readAt: null } as const;

/** A figure with what reported it; of one that is not there, nothing is said to have. */
export const metricReply = (value: number | null, before: number | null, report: SourceInfo | null): MetricReply => ({
  ...{ value, before },
  ...((value === null ? null : report) ?? UNREPORTED),
});

const MAIN = 'DKK';

/** In which of some currencies a sum is shown first; null where there is none. */
export const mainCurrency = (currencies: readonly string[]): string | null =>
  currencies.includes(MAIN) ? MAIN : (currencies.toSorted()[0] ?? null);
