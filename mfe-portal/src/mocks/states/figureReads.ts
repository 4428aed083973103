import { achievement } from '@skal/contracts/achievement';
import { adoption } from '@skal/contracts/adoption';
import { bookings } from '@skal/contracts/bookings';
import { breakEven } from '@skal/contracts/breakEven';
import { commerce } from '@skal/contracts/commerce';
import { content } from '@skal/contracts/content';
import { experiences } from '@skal/contracts/experiences';
import { loyalty } from '@skal/contracts/loyalty';
import { notification } from '@skal/contracts/notification';
import { overview } from '@skal/contracts/overview';
import { performance } from '@skal/contracts/performance';
import { takeaway } from '@skal/contracts/takeaway';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { achievementCopy } from '../../content/achievementCopy.ts';
import { liveAdoption } from '../../content/adoption.ts';
import { breakEven as breakEvenWords } from '../../content/billing.ts';
import { liveBookings } from '../../content/bookings.ts';
import { liveCommerce } from '../../content/commerce.ts';
import { liveContent } from '../../content/contentSection.ts';
import { liveEvents } from '../../content/events.ts';
import { liveLoyalty } from '../../content/loyalty.ts';
import { liveOverview } from '../../content/overview.ts';
import { livePerformance } from '../../content/performance.ts';
import { livePush } from '../../content/push.ts';
import { liveTakeaway } from '../../content/takeaway.ts';
import { type PortalState, said } from './screen.ts';

/** Whatever a live app has reported, as it is read for its section. */
export const figureReads: readonly Plan<PortalState['as']>[] = [
  {
    ...{ screen: 'Overview', path: '/dashboard#overview', as: 'client-live', of: overview.read },
    ...{ failed: said(liveOverview.failed.title), busy: said(liveOverview.loading) },
    named: { ok: 'live, with figures' },
  },
  {
    ...{ screen: 'Commerce', path: '/dashboard#commerce', as: 'client-busy', of: commerce.read },
    ...{ failed: said(liveCommerce.failed.title), busy: said(liveCommerce.loading) },
    shows: { ok: said('Barolo 2019') },
  },
  {
    ...{ screen: 'Reservations', path: '/dashboard#bookings', as: 'client-busy', of: bookings.read },
    ...{ failed: said(liveBookings.failed.title), busy: said(liveBookings.loading) },
    shows: { ok: said('Friday, 27 Nov 2026') },
  },
  {
    ...{ screen: 'Events & Experiences', path: '/dashboard#events', as: 'client-busy', of: experiences.read },
    ...{ failed: said(liveEvents.failed.title), busy: said(liveEvents.loading) },
    shows: { ok: said('Tasting: the Mosel') },
  },
  {
    ...{ screen: 'Takeaway Orders', path: '/dashboard#takeaway', as: 'client-busy', of: takeaway.read },
    ...{ failed: said(liveTakeaway.failed.title), busy: said(liveTakeaway.loading) },
    shows: { ok: said('Tapas box for two') },
  },
  {
    ...{ screen: 'Performance', path: '/dashboard#performance', as: 'client-busy', of: performance.read },
    ...{ failed: said(livePerformance.failed.title), busy: said(livePerformance.loading) },
    shows: { ok: said('iPhone') },
  },
  {
    ...{ screen: 'Content', path: '/dashboard#content', as: 'client-busy', of: content.read },
    ...{ failed: said(liveContent.failed.title), busy: said(liveContent.loading) },
    shows: { ok: said('Wine of the week') },
  },
  {
    ...{ screen: 'User Adoption', path: '/dashboard#adoption', as: 'client-busy', of: adoption.read },
    ...{ failed: said(liveAdoption.failed.title), busy: said(liveAdoption.loading) },
    shows: { ok: said('Instagram') },
  },
  {
    ...{ screen: 'Push Notifications', path: '/dashboard#push-notifications', as: 'client-busy' },
    ...{ of: notification.read, failed: said(livePush.failed.title), busy: said(livePush.loading) },
    shows: { ok: said(livePush.counts.title) },
  },
  {
    ...{ screen: 'Achievements', path: '/dashboard#achievements', as: 'client-busy', of: achievement.list },
    ...{ failed: said(achievementCopy.failed.title), busy: said(achievementCopy.loading) },
    shows: { ok: said('6/16') },
  },
  {
    ...{ screen: 'Billing', path: '/dashboard#billing', as: 'client-busy', of: breakEven.read, what: 'the break-even' },
    ...{ failed: said(breakEvenWords.failed.title), busy: said(breakEvenWords.loading) },
    shows: { ok: said('26,240.50 DKK') },
  },
  {
    ...{ screen: 'Loyalty', path: '/dashboard#loyalty', as: 'client-busy', of: loyalty.read },
    ...{ failed: said(liveLoyalty.failed.title), busy: said(liveLoyalty.loading) },
    shows: { ok: said('A glass on the house') },
  },
];
