import { minorPer, wholeUnits } from '../appMetric/period/minorUnits.ts';
import type { TotalRow } from '../appMetric/query/totals.query.ts';
import type { PaidDay } from '../ledger/paidDays.query.ts';
import { type Progress, progressOf } from './progress.ts';

const MAIN_CURRENCY = 'DKK';

/** Revenue in the main currency, in whole units; other currencies are not added. */
export function earnedProgress(earned: readonly TotalRow[], target: number): Progress {
  const rows = earned.filter(({ part }) => part === MAIN_CURRENCY);
  const { value, reachedOn } = progressOf(rows, 'sum', target * minorPer(MAIN_CURRENCY));
  return { value: Math.floor(wholeUnits(value, MAIN_CURRENCY)), reachedOn };
}

/**
 * Finds the day on which the app had earned everything paid for it so far, in every currency. The value is the share of
 * the currency that is furthest behind, in per cent with two decimals. Without payments there is nothing to pay back.
 */
export function paidBackProgress(earned: readonly TotalRow[], paid: readonly PaidDay[]): Progress {
  const currencies = new Map(paid.map(({ currency }) => [currency, { earned: 0, paid: 0 }]));
  const moved = [
    ...earned.map(({ day, part, amount }) => ({ day, currency: part, earned: amount, paid: 0 })),
    ...paid.map(({ day, currency, amount }) => ({ day, currency, earned: 0, paid: amount })),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  let share = 0;
  for (const [index, { day, ...amounts }] of moved.entries()) {
    const sum = currencies.get(amounts.currency);
    if (sum) {
      sum.earned += amounts.earned;
      sum.paid += amounts.paid;
    }
    // All rows of a day are evaluated together.
    if (moved[index + 1]?.day === day) continue;
    const paidCurrencies = [...currencies.values()].filter((one) => one.paid > 0);
    if (paidCurrencies.length === 0) continue;
    share = Math.min(...paidCurrencies.map((one) => one.earned / one.paid));
    if (share >= 1) return { value: 1, reachedOn: day };
  }
  return { value: Math.max(0, Math.floor(share * 100) / 100), reachedOn: null };
}
