import { minorPer, wholeUnits } from '../figure/minor.ts';
import type { SumRow } from '../figure/sums.query.ts';
import type { PaidDay } from '../ledger/paidDays.query.ts';
import { type Progress, progressOf } from './progress.ts';

const MAIN = 'DKK';

/** Revenue in the main currency, in whole units; others are never added to it. */
export function earnedProgress(earned: readonly SumRow[], target: number): Progress {
  const rows = earned.filter(({ part }) => part === MAIN);
  const { value, reachedOn } = progressOf(rows, 'sum', target * minorPer(MAIN));
  return { value: Math.floor(wholeUnits(value, MAIN)), reachedOn };
}

/**
 * The day on which the app had earned what was paid for it by then, in each currency that was paid in: the value is the
 * share of the one that is furthest from it, to the hundredth. Where nothing was paid there is nothing to pay back.
 */
export function paidBackProgress(earned: readonly SumRow[], paid: readonly PaidDay[]): Progress {
  const days = [...new Set([...earned, ...paid].map(({ day }) => day))].sort();
  const currencies = [...new Set(paid.map(({ currency }) => currency))];
  const sums = new Map(currencies.map((currency) => [currency, { earned: 0, paid: 0 }]));
  let share = 0;
  for (const day of days) {
    for (const row of paid) {
      const sum = row.day === day ? sums.get(row.currency) : undefined;
      if (sum) sum.paid += row.amount;
    }
    for (const row of earned) {
      const sum = row.day === day ? sums.get(row.part) : undefined;
      if (sum) sum.earned += row.amount;
    }
    const owed = [...sums.values()].filter((sum) => sum.paid > 0);
    if (owed.length === 0) continue;
    share = Math.min(...owed.map((sum) => sum.earned / sum.paid));
    if (share >= 1) return { value: 1, reachedOn: day };
  }
  return { value: Math.max(0, Math.floor(share * 100) / 100), reachedOn: null };
}
