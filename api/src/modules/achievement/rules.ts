import type { AchievementId } from '@skal/contracts/analytics/achievement';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { Metric } from '../appMetric/aggregate/eventMetrics.ts';

/** Of which figures something is reached: the days of a metric, or of a type of events. */
type MetricSelector = { readonly metric: Metric } | { readonly type: EventType };

/** How: by all days together, by the best one, or by how many days have any. */
export type Rule = MetricSelector & { readonly by: 'sum' | 'best' | 'days' };

const sum = (counted: MetricSelector): Rule => ({ ...counted, by: 'sum' });

/** What is earned is held against money, and has rules of its own (`earnings.ts`). */
export type EarnedId = 'revenue-100k' | 'paid-back';

/** By what each is reached. */
export const rules: Readonly<Record<Exclude<AchievementId, EarnedId>, Rule>> = {
  'first-guest': sum({ metric: 'activeGuests' }),
  'first-order': sum({ type: 'order.completed' }),
  'orders-100': sum({ type: 'order.completed' }),
  'users-50': sum({ type: 'guest.registered' }),
  'users-500': sum({ type: 'guest.registered' }),
  'users-2500': sum({ type: 'guest.registered' }),
  'daily-25': { metric: 'activeGuests', by: 'best' },
  'returning-100': sum({ metric: 'returnedGuests' }),
  'push-1': sum({ type: 'notification.delivered' }),
  'push-opened-100': sum({ type: 'notification.opened' }),
  'tickets-100': sum({ metric: 'tickets' }),
  'members-50': sum({ metric: 'members' }),
  'rewards-100': sum({ type: 'loyalty.redeemed' }),
  'one-year': { metric: 'activeGuests', by: 'days' },
};
