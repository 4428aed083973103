import type { PositionReply } from '@skal/contracts/analytics/breakEven';
import type { Metric } from '../appMetric/aggregate/eventMetrics.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { sumAmounts, type TotalRow } from '../appMetric/query/totals.query.ts';
import type { PaidDay } from '../ledger/paidDays.query.ts';

/** Revenue metrics; their dimension is the currency. */
export const REVENUE_METRICS: readonly Metric[] = ['revenue', 'ticketRevenue'];

const MAIN_CURRENCY = 'DKK';

/** Main currency first. */
const byCurrency = (one: string, other: string): number =>
  Number(other === MAIN_CURRENCY) - Number(one === MAIN_CURRENCY) || (one < other ? -1 : 1);

/** Computes revenue less payments per currency; before any report only payments are known. */
export function computeBreakEvenPositions(
  earned: readonly TotalRow[],
  paid: readonly PaidDay[],
  isReported: boolean,
): PositionReply[] {
  const currencies = new Set([...earned.map(({ dimension }) => dimension), ...paid.map(({ currency }) => currency)]);
  return [...currencies].sort(byCurrency).map((currency) => {
    const revenue = sumAmounts(earned.filter(({ dimension }) => dimension === currency));
    const paidTotal = paid.filter((row) => row.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
    const whole = (minor: number) => toWholeUnits(minor, currency);
    return {
      currency,
      earned: isReported ? whole(revenue) : null,
      paid: whole(paidTotal),
      position: whole(revenue - paidTotal),
    };
  });
}
