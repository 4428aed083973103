import type { LastDaysPeriod, LastDaysReply } from '@skal/contracts/lastDays';
import { addDays } from '../../calendar.ts';

const WEEK = 7;
const LENGTHS: Readonly<Record<LastDaysPeriod, number>> = { today: 1, week: WEEK, month: 30 };

export interface LastDays {
  readonly days: LastDaysReply;
  /** The days that are drawn one by one: those of the period, or a week where it is a single day. */
  readonly steps: readonly string[];
}

/** The days of a period that ends today, and as many before it. */
export function lastDays(period: LastDaysPeriod, today: string): LastDays {
  const length = LENGTHS[period];
  const from = addDays(today, 1 - length);
  const drawn = Math.max(length, WEEK);
  return {
    days: { from, to: today, beforeFrom: addDays(from, -length), beforeTo: addDays(from, -1) },
    steps: Array.from({ length: drawn }, (_, index) => addDays(today, 1 - drawn + index)),
  };
}
