import { type InferType, object } from 'yup';
import { optionalEnumField } from '../fields/text.ts';

/** Today, the last seven days or the last thirty, today included. */
export const recentPeriods = ['today', 'week', 'month'] as const;
export type RecentPeriod = (typeof recentPeriods)[number];

export const recentPeriodQuery = object({
  period: optionalEnumField(recentPeriods, 'The period is today, week or month.').default('today'),
});

export type RecentPeriodQuery = InferType<typeof recentPeriodQuery>;

/** ISO days, both ends included: of the period, and as many before it, which it is held against. */
export interface ComparedDaysReply {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
}
