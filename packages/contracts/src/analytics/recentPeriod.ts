import { type InferType, object } from 'yup';
import { optionalEnumField } from '../fields/text.ts';

/** Today, the last seven days, or the last thirty, including today. */
export const recentPeriods = ['today', 'week', 'month'] as const;
export type RecentPeriod = (typeof recentPeriods)[number];

export const recentPeriodQuery = object({
  period: optionalEnumField(recentPeriods, 'period must be today, week or month.').default('today'),
});

export type RecentPeriodQuery = InferType<typeof recentPeriodQuery>;

/** ISO days of the period and of the previous one of the same length, both ends inclusive. */
export interface ComparedDaysReply {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
}
