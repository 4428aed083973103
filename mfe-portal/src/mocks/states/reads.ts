import { achievement } from '@skal/contracts/achievement';
import { addOn } from '@skal/contracts/addOn';
import { adoption } from '@skal/contracts/adoption';
import { appStatus } from '@skal/contracts/appStatus';
import { billing } from '@skal/contracts/billing';
import { bookings } from '@skal/contracts/bookings';
import { breakEven } from '@skal/contracts/breakEven';
import { commerce } from '@skal/contracts/commerce';
import { clientConnection, shopProduct } from '@skal/contracts/connection';
import { content } from '@skal/contracts/content';
import { experiences } from '@skal/contracts/experiences';
import { fileRoom } from '@skal/contracts/fileRoom';
import { integration } from '@skal/contracts/integration';
import { integrationState } from '@skal/contracts/integrationState';
import { invoice } from '@skal/contracts/invoice';
import { loyalty } from '@skal/contracts/loyalty';
import { notification } from '@skal/contracts/notification';
import { overview } from '@skal/contracts/overview';
import { performance } from '@skal/contracts/performance';
import { reporter } from '@skal/contracts/reporter';
import { staff } from '@skal/contracts/staff';
import { takeaway } from '@skal/contracts/takeaway';
import { attachment, ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { press } from '@skal/shell-kit/mocks/states.ts';
import { achievementCopy } from '../../content/achievementCopy.ts';
import { addOns } from '../../content/addOns.ts';
import { liveAdoption } from '../../content/adoption.ts';
import { appStatus as appStatusWords } from '../../content/appStatus.ts';
import { breakEven as breakEvenWords, invoiceList, liveBilling } from '../../content/billing.ts';
import { liveBookings } from '../../content/bookings.ts';
import { liveCommerce } from '../../content/commerce.ts';
import { reported } from '../../content/connections.ts';
import { liveContent } from '../../content/contentSection.ts';
import { liveEvents } from '../../content/events.ts';
import { integrations } from '../../content/integrations.ts';
import { liveLoyalty } from '../../content/loyalty.ts';
import { myTickets } from '../../content/myTickets.ts';
import { liveOverview } from '../../content/overview.ts';
import { livePerformance } from '../../content/performance.ts';
import { products } from '../../content/products.ts';
import { livePush } from '../../content/push.ts';
import { reporters } from '../../content/reporters.ts';
import { staff as staffWords } from '../../content/staff.ts';
import { support } from '../../content/support.ts';
import { liveTakeaway } from '../../content/takeaway.ts';
import { ticketForm } from '../../content/ticketForm.ts';
import { type PortalState, said } from './screen.ts';

type PortalPlan = Plan<PortalState['as']>;

const { attachmentsHint } = ticketForm.fields;
const PICTURE = { role: 'img', name: 'booking page.png' };

const toList = press(support.tabs.list, 'tab');
const tenThousand = (text: string) => ({ many: said(text) });

/** Whatever is read for the portal. */
export const reads: readonly PortalPlan[] = [
  {
    ...{ screen: 'Overview', path: '/dashboard#overview', as: 'client-live', of: overview.read },
    failed: said(liveOverview.failed.title),
    named: { ok: 'live, with figures', slow: 'on its way' },
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
  {
    ...{ screen: 'App Status', path: '/dashboard#app-status', as: 'client', of: appStatus.read },
    failed: said(appStatusWords.failed.title),
    named: { ok: 'live', slow: 'on its way' },
  },
  {
    ...{ screen: 'Billing', path: '/dashboard#billing', as: 'client-live', of: billing.read },
    failed: said(liveBilling.failed.title),
    named: { ok: 'live, with invoices', slow: 'on its way' },
  },
  {
    ...{ screen: 'Billing', path: '/dashboard#billing', as: 'client-live', of: invoice.list, what: 'invoices' },
    ...{ failed: said(invoiceList.failed.title), busy: said(invoiceList.loading) },
    shows: tenThousand('Invoice 10000'),
    named: { ok: 'live, with invoices', empty: 'live, no invoices' },
  },
  {
    ...{ screen: 'Integrations', path: '/dashboard#integrations', as: 'client-busy', of: integration.list },
    ...{ failed: said(integrations.activity.failed.title), busy: said(integrations.activity.title) },
    shows: { ...tenThousand('Till 9999'), ok: said('Economic') },
    named: { empty: 'live, nothing requested' },
  },
  {
    ...{ screen: 'Product Catalog', path: '/dashboard#products', as: 'client-busy', of: shopProduct.list },
    ...{ failed: said(products.failed.title), busy: said(products.loading), what: 'of a shop' },
    shows: { ok: said('Riesling 2022'), empty: said(products.list.empty), many: said('Wine') },
  },
  {
    ...{ screen: 'Integrations', path: '/dashboard#integrations', as: 'client-busy', of: reporter.list },
    ...{ what: 'what has reported', failed: said(reporters.failed.title), busy: said(reporters.loading) },
    shows: { ok: said('Since 1 Oct 2026'), empty: said(reporters.empty) },
  },
  {
    ...{ screen: 'Integrations', path: '/dashboard#integrations', as: 'client-busy', of: clientConnection.list },
    ...{ what: 'reports', failed: said(integrations.reportsFailed.title), busy: said(integrations.shopify.name) },
    shows: { ok: said(reported.heard), empty: said(integrations.shopify.name) },
  },
  {
    ...{ screen: 'Integrations', path: '/dashboard#integrations', as: 'client-live', of: integrationState.list },
    ...{ what: 'connections', failed: said(integrations.statesFailed.title), busy: said(integrations.shopify.name) },
    named: { ok: 'one connected', empty: 'until launch' },
  },
  {
    ...{ screen: 'Ticket form', path: '/dashboard#support', as: 'client', of: fileRoom.read },
    // Files are taken, or refused with a sentence, whether or not it is known how much room there is.
    ...{ failed: said(attachmentsHint), busy: said(attachmentsHint), what: 'room for files' },
    named: { ok: 'empty', many: 'little room for files' },
  },
  {
    ...{ screen: 'My Tickets', path: '/dashboard#support', as: 'client-busy', of: ticket.list, acts: [toList] },
    failed: said(myTickets.failed.title),
    shows: tenThousand('Ticket 1'),
    named: { ok: 'filled', empty: 'examples, while there are none', slow: 'on its way' },
  },
  {
    ...{
      screen: 'My Tickets',
      path: '/dashboard#support',
      as: 'client-busy',
      of: attachment.thumbnail,
      acts: [toList],
    },
    ...{ what: 'a picture', failed: said(myTickets.upload.noPreview), busy: PICTURE },
    shows: { ok: PICTURE },
  },
  {
    ...{ screen: 'My Tickets', path: '/dashboard#support', as: 'client-busy', of: ticketThread.read, acts: [toList] },
    ...{ what: 'messages', failed: said(myTickets.thread.failed.title), busy: said(myTickets.thread.loading) },
    named: { ok: 'filled' },
  },
  {
    ...{ screen: 'Staff list', path: '/dashboard#staff', as: 'client-busy', of: staff.list },
    failed: said(staffWords.team.failed.title),
    shows: tenThousand('10000 members'),
    named: { ok: 'active and invited', empty: 'live, nobody', slow: 'on its way' },
  },
  {
    ...{ screen: 'Add-ons', path: '/dashboard#add-ons', as: 'client-live', of: addOn.list },
    // What was not noted before can be noted, whether or not that is known.
    ...{ failed: { role: 'button', name: addOns.action }, busy: { role: 'button', name: addOns.action } },
    ...{ what: 'what was noted', named: { ok: 'live', empty: 'live' } },
  },
];
