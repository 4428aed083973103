import type { TotalRow } from '../appMetric/query/totals.query.ts';
import type { Rule } from './rules.ts';

/** Progress towards a target, and the day on which it was reached. */
export interface Progress {
  readonly value: number;
  readonly reachedOn: string | null;
}

/** Sums rows by day, oldest first; a day has a row per source and dimension. */
export function sumByDay(rows: readonly Pick<TotalRow, 'day' | 'amount'>[]): [day: string, amount: number][] {
  const days = new Map<string, number>();
  for (const { day, amount } of rows) days.set(day, (days.get(day) ?? 0) + amount);
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
}

const steps: Readonly<Record<Rule['by'], (before: number, amount: number) => number>> = {
  sum: (before, amount) => before + amount,
  best: Math.max,
  days: (before, amount) => before + Number(amount > 0),
};

/** Computes the progress of rows towards a target. A reached target stays reached after later subtractions. */
export function computeProgress(rows: readonly TotalRow[], by: Rule['by'], target: number): Progress {
  let value = 0;
  for (const [day, amount] of sumByDay(rows)) {
    value = steps[by](value, amount);
    if (value >= target) return { value: target, reachedOn: day };
  }
  return { value: Math.max(0, value), reachedOn: null };
}
