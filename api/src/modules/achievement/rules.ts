import type { AchievementId } from '@skal/contracts/analytics/achievement';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { Metric } from '../appMetric/aggregate/eventMetrics.ts';

/** Metric or event type that an achievement is based on. */
type MetricSelector = { readonly metric: Metric } | { readonly type: EventType };

/** How to aggregate: all days together, the best day, or the number of days with any. */
export type Rule = MetricSelector & { readonly by: 'sum' | 'best' | 'days' };

const sum = (counted: MetricSelector): Rule => ({ ...counted, by: 'sum' });

/** Achievements about earnings are compared with money and have their own rules (`earnings.ts`). */
export type MoneyAchievementId = 'revenue-100k' | 'paid-back';

/** Rule of each achievement. */
export const rules: Readonly<Record<Exclude<AchievementId, MoneyAchievementId>, Rule>> = {
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
