import { achievement } from '@skal/contracts/analytics/achievement';
import { adoption } from '@skal/contracts/analytics/adoption';
import { bookings } from '@skal/contracts/analytics/bookings';
import { breakEven } from '@skal/contracts/analytics/breakEven';
import { commerce } from '@skal/contracts/analytics/commerce';
import { content } from '@skal/contracts/analytics/content';
import { experiences } from '@skal/contracts/analytics/experiences';
import { loyalty } from '@skal/contracts/analytics/loyalty';
import { notification } from '@skal/contracts/analytics/notification';
import { overview } from '@skal/contracts/analytics/overview';
import { performance } from '@skal/contracts/analytics/performance';
import { takeaway } from '@skal/contracts/analytics/takeaway';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { achievementCopy } from '../../content/achievements/achievementCopy.ts';
import { liveAdoption } from '../../content/sections/adoption.ts';
import { breakEven as breakEvenWords } from '../../content/sections/billing.ts';
import { liveBookings } from '../../content/sections/bookings.ts';
import { liveCommerce } from '../../content/sections/commerce.ts';
import { liveContent } from '../../content/sections/contentSection.ts';
import { liveEvents } from '../../content/sections/events.ts';
import { liveLoyalty } from '../../content/sections/loyalty.ts';
import { liveOverview } from '../../content/sections/overview.ts';
import { livePerformance } from '../../content/sections/performance.ts';
import { livePushNotifications } from '../../content/sections/pushNotifications.ts';
import { liveTakeaway } from '../../content/sections/takeaway.ts';
import { formatWeekdayAndDay } from '../../format/date.ts';
import { formatAnyMoney } from '../../format/number.ts';
import { mainContains, type PortalScreenState } from './builders.ts';

/** Query outcomes of metric sections. */
export const metricQueries: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ screen: 'Overview', path: '/dashboard?section=overview', persona: 'client-live', endpoint: overview.read },
    ...{ onError: mainContains(liveOverview.failed.title), whilePending: mainContains(liveOverview.loading) },
    stateNames: { ok: 'live, with figures' },
  },
  {
    ...{ screen: 'Commerce', path: '/dashboard?section=commerce', persona: 'client-busy', endpoint: commerce.read },
    ...{ onError: mainContains(liveCommerce.failed.title), whilePending: mainContains(liveCommerce.loading) },
    expected: { ok: mainContains('Barolo 2019') },
  },
  {
    ...{ screen: 'Reservations', path: '/dashboard?section=bookings', persona: 'client-busy', endpoint: bookings.read },
    ...{ onError: mainContains(liveBookings.failed.title), whilePending: mainContains(liveBookings.loading) },
    expected: { ok: mainContains(formatWeekdayAndDay('2026-11-27')) },
  },
  {
    ...{
      screen: 'Events & Experiences',
      path: '/dashboard?section=events',
      persona: 'client-busy',
      endpoint: experiences.read,
    },
    ...{ onError: mainContains(liveEvents.failed.title), whilePending: mainContains(liveEvents.loading) },
    expected: { ok: mainContains('Tasting: the Mosel') },
  },
  {
    ...{
      screen: 'Takeaway Orders',
      path: '/dashboard?section=takeaway',
      persona: 'client-busy',
      endpoint: takeaway.read,
    },
    ...{ onError: mainContains(liveTakeaway.failed.title), whilePending: mainContains(liveTakeaway.loading) },
    expected: { ok: mainContains('Tapas box for two') },
  },
  {
    ...{
      screen: 'Performance',
      path: '/dashboard?section=performance',
      persona: 'client-busy',
      endpoint: performance.read,
    },
    ...{ onError: mainContains(livePerformance.failed.title), whilePending: mainContains(livePerformance.loading) },
    expected: { ok: mainContains('iPhone') },
  },
  {
    ...{ screen: 'Content', path: '/dashboard?section=content', persona: 'client-busy', endpoint: content.read },
    ...{ onError: mainContains(liveContent.failed.title), whilePending: mainContains(liveContent.loading) },
    expected: { ok: mainContains('Wine of the week') },
  },
  {
    ...{
      screen: 'User Adoption',
      path: '/dashboard?section=adoption',
      persona: 'client-busy',
      endpoint: adoption.read,
    },
    ...{ onError: mainContains(liveAdoption.failed.title), whilePending: mainContains(liveAdoption.loading) },
    expected: { ok: mainContains('Instagram') },
  },
  {
    ...{ screen: 'Push Notifications', path: '/dashboard?section=push-notifications', persona: 'client-busy' },
    ...{
      endpoint: notification.read,
      onError: mainContains(livePushNotifications.failed.title),
      whilePending: mainContains(livePushNotifications.loading),
    },
    expected: { ok: mainContains(livePushNotifications.counts.title) },
  },
  {
    ...{
      screen: 'Achievements',
      path: '/dashboard?section=achievements',
      persona: 'client-busy',
      endpoint: achievement.list,
    },
    ...{ onError: mainContains(achievementCopy.failed.title), whilePending: mainContains(achievementCopy.loading) },
    expected: { ok: mainContains('6/16') },
  },
  {
    ...{
      screen: 'Billing',
      path: '/dashboard?section=billing',
      persona: 'client-busy',
      endpoint: breakEven.read,
      label: 'the break-even',
    },
    ...{ onError: mainContains(breakEvenWords.failed.title), whilePending: mainContains(breakEvenWords.loading) },
    expected: { ok: mainContains(formatAnyMoney(26_240.5, 'DKK')) },
  },
  {
    ...{ screen: 'Loyalty', path: '/dashboard?section=loyalty', persona: 'client-busy', endpoint: loyalty.read },
    ...{ onError: mainContains(liveLoyalty.failed.title), whilePending: mainContains(liveLoyalty.loading) },
    expected: { ok: mainContains('A glass on the house') },
  },
];
