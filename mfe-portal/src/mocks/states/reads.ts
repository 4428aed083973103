import { addOn } from '@skal/contracts/addOn';
import { appStatus } from '@skal/contracts/appStatus';
import { billing } from '@skal/contracts/billing';
import { clientConnection, shopProduct } from '@skal/contracts/connection';
import { fileRoom } from '@skal/contracts/fileRoom';
import { integration } from '@skal/contracts/integration';
import { integrationState } from '@skal/contracts/integrationState';
import { invoice } from '@skal/contracts/invoice';
import { reporter } from '@skal/contracts/reporter';
import { staff } from '@skal/contracts/staff';
import { attachment, ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { press } from '@skal/shell-kit/mocks/states.ts';
import { addOns } from '../../content/addOns.ts';
import { appStatus as appStatusWords } from '../../content/appStatus.ts';
import { invoiceList, liveBilling } from '../../content/billing.ts';
import { reported } from '../../content/connections.ts';
import { integrations } from '../../content/integrations.ts';
import { myTickets } from '../../content/myTickets.ts';
import { products } from '../../content/products.ts';
import { reporters } from '../../content/reporters.ts';
import { staff as staffWords } from '../../content/staff.ts';
import { support } from '../../content/support.ts';
import { ticketForm } from '../../content/ticketForm.ts';
import { figureReads } from './figureReads.ts';
import { type PortalState, said } from './screen.ts';

type PortalPlan = Plan<PortalState['as']>;

const { attachmentsHint } = ticketForm.fields;
const PICTURE = { role: 'img', name: 'booking page.png' };

const toList = press(support.tabs.list, 'tab');
const tenThousand = (text: string) => ({ many: said(text) });

/** Whatever is read for the portal. */
export const reads: readonly PortalPlan[] = [
  ...figureReads,
  {
    ...{ screen: 'App Status', path: '/dashboard#app-status', as: 'client', of: appStatus.read },
    ...{ failed: said(appStatusWords.failed.title), busy: said(appStatusWords.loading), named: { ok: 'live' } },
  },
  {
    ...{ screen: 'Billing', path: '/dashboard#billing', as: 'client-live', of: billing.read },
    ...{ failed: said(liveBilling.failed.title), busy: said(liveBilling.loading) },
    named: { ok: 'live, with invoices' },
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
    shows: { many: said('12.5 MB of 5000 MB are left') },
    named: { ok: 'empty', many: 'little room for files' },
  },
  {
    ...{ screen: 'My Tickets', path: '/dashboard#support', as: 'client-busy', of: ticket.list, acts: [toList] },
    ...{ failed: said(myTickets.failed.title), busy: said(myTickets.loading), shows: tenThousand('Ticket 1') },
    named: { ok: 'filled', empty: 'examples, while there are none' },
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
    ...{ failed: said(staffWords.team.failed.title), busy: said(staffWords.team.loading) },
    shows: tenThousand('10,000 members'),
    named: { ok: 'active and invited', empty: 'live, nobody' },
  },
  {
    ...{ screen: 'Add-ons', path: '/dashboard#add-ons', as: 'client-live', of: addOn.list },
    // What was not noted before can be noted, whether or not that is known.
    ...{ failed: { role: 'button', name: addOns.action }, busy: { role: 'button', name: addOns.action } },
    ...{ what: 'what was noted', named: { ok: 'live', empty: 'live' } },
  },
];
