import { type InferType, object } from 'yup';
import { optionalWord } from './text.ts';

/** Today, the last seven days or the last thirty, today included. */
export const lastDaysPeriods = ['today', 'week', 'month'] as const;
export type LastDaysPeriod = (typeof lastDaysPeriods)[number];

export const lastDaysQuery = object({
  period: optionalWord(lastDaysPeriods, 'The period is today, week or month.').default('today'),
});

export type LastDaysQuery = InferType<typeof lastDaysQuery>;

/** ISO days, both ends included: of the period, and as many before it, which it is held against. */
export interface LastDaysReply {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
}
