import { appStatus } from '@skal/contracts/app/appStatus';
import { metricSource } from '@skal/contracts/app/metricSource';
import { activity } from '@skal/contracts/client/activity';
import { staff } from '@skal/contracts/client/staff';
import { staffRole } from '@skal/contracts/client/staffRole';
import { billing } from '@skal/contracts/finance/billing';
import { formatInvoiceTitle, invoice } from '@skal/contracts/finance/invoice';
import { addOnInterest } from '@skal/contracts/integration/addOn';
import { clientConnection, shopProduct } from '@skal/contracts/integration/connection';
import { integration } from '@skal/contracts/integration/integration';
import { integrationState } from '@skal/contracts/integration/integrationState';
import { storageUsage } from '@skal/contracts/support/storageUsage';
import { attachment, ticket } from '@skal/contracts/support/ticket';
import { ticketThread } from '@skal/contracts/support/ticketThread';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click } from '@skal/shell-kit/mocks/states.ts';
import { connectionStatus } from '../../content/integrations/connectionStatus.ts';
import { dataSources } from '../../content/integrations/dataSources.ts';
import { integrations } from '../../content/integrations/integrations.ts';
import { addOns } from '../../content/sections/addOns.ts';
import { appStatus as appStatusWords } from '../../content/sections/appStatus.ts';
import { invoiceList, liveBilling } from '../../content/sections/billing.ts';
import { products } from '../../content/sections/products.ts';
import { staffRoleForm, staff as staffWords } from '../../content/sections/staff.ts';
import { staffActivity } from '../../content/sections/staffActivity.ts';
import { myTickets } from '../../content/support/myTickets.ts';
import { support } from '../../content/support/support.ts';
import { storageQuotaMessage, ticketForm } from '../../content/support/ticketForm.ts';
import { formatDay } from '../../format/date.ts';
import { nearlyFullQuota } from '../support/storageQuota.ts';
import { mainContains, type PortalScreenState } from './builders.ts';
import { metricQueries } from './metricQueries.ts';
import { pushQueries } from './push.ts';

type PortalPlan = CallPlan<PortalScreenState['persona']>;

const { attachmentsHint } = ticketForm.fields;
const PICTURE = { role: 'img', name: 'booking page.png' };

const toList = click(support.tabs.list, 'tab');
const tenThousand = (text: string) => ({ many: mainContains(text) });

/** Query outcomes of the portal. */
export const queries: readonly PortalPlan[] = [
  ...metricQueries,
  {
    ...{ screen: 'App Status', path: '/dashboard?section=app-status', persona: 'client', endpoint: appStatus.read },
    ...{
      onError: mainContains(appStatusWords.failed.title),
      whilePending: mainContains(appStatusWords.loading),
      stateNames: { ok: 'live' },
    },
  },
  {
    ...{ screen: 'Billing', path: '/dashboard?section=billing', persona: 'client-live', endpoint: billing.read },
    ...{ onError: mainContains(liveBilling.failed.title), whilePending: mainContains(liveBilling.loading) },
    stateNames: { ok: 'live, with invoices' },
  },
  {
    ...{
      screen: 'Billing',
      path: '/dashboard?section=billing',
      persona: 'client-live',
      endpoint: invoice.list,
      label: 'invoices',
    },
    ...{ onError: mainContains(invoiceList.failed.title), whilePending: mainContains(invoiceList.loading) },
    expected: tenThousand(formatInvoiceTitle({ number: 10_000, corrects: null })),
    stateNames: { ok: 'live, with invoices', empty: 'live, no invoices' },
  },
  {
    ...{
      screen: 'Integrations',
      path: '/dashboard?section=integrations',
      persona: 'client-busy',
      endpoint: integration.list,
    },
    ...{
      onError: mainContains(integrations.activity.failed.title),
      whilePending: mainContains(integrations.activity.title),
    },
    expected: { ...tenThousand('Till 9999'), ok: mainContains('Economic') },
    stateNames: { empty: 'live, nothing requested' },
  },
  {
    ...{
      screen: 'Product Catalog',
      path: '/dashboard?section=products',
      persona: 'client-busy',
      endpoint: shopProduct.list,
    },
    ...{
      onError: mainContains(products.failed.title),
      whilePending: mainContains(products.loading),
      label: 'of a shop',
    },
    expected: {
      ok: mainContains('Riesling 2022'),
      // The menu is listed too.
      empty: mainContains(products.fromMenu),
      many: mainContains('Wine'),
    },
  },
  ...pushQueries,
  {
    ...{
      screen: 'Integrations',
      path: '/dashboard?section=integrations',
      persona: 'client-busy',
      endpoint: metricSource.list,
    },
    ...{
      label: 'what has reported',
      onError: mainContains(dataSources.failed.title),
      whilePending: mainContains(dataSources.loading),
    },
    expected: {
      ok: mainContains(dataSources.activeSince(formatDay('2026-10-01'), '').trim()),
      empty: mainContains(dataSources.empty),
    },
  },
  {
    ...{
      screen: 'Integrations',
      path: '/dashboard?section=integrations',
      persona: 'client-busy',
      endpoint: clientConnection.list,
    },
    ...{
      label: 'reports',
      onError: mainContains(integrations.reportsFailed.title),
      whilePending: mainContains(integrations.shopify.name),
    },
    expected: { ok: mainContains(connectionStatus.lastData), empty: mainContains(integrations.shopify.name) },
  },
  {
    ...{
      screen: 'Integrations',
      path: '/dashboard?section=integrations',
      persona: 'client-live',
      endpoint: integrationState.list,
    },
    ...{
      label: 'connections',
      onError: mainContains(integrations.statesFailed.title),
      whilePending: mainContains(integrations.shopify.name),
    },
    stateNames: { ok: 'one connected', empty: 'until launch' },
  },
  {
    ...{ screen: 'Ticket form', path: '/dashboard?section=support', persona: 'client', endpoint: storageUsage.read },
    // Files can be added, or are rejected with a message, whether or not the quota is known.
    ...{ onError: mainContains(attachmentsHint), whilePending: mainContains(attachmentsHint), label: 'room for files' },
    expected: { many: mainContains(storageQuotaMessage(nearlyFullQuota) ?? '') },
    stateNames: { ok: 'empty', many: 'little room for files' },
  },
  {
    ...{
      screen: 'My Tickets',
      path: '/dashboard?section=support',
      persona: 'client-busy',
      endpoint: ticket.list,
      steps: [toList],
    },
    ...{
      onError: mainContains(myTickets.failed.title),
      whilePending: mainContains(myTickets.loading),
      expected: tenThousand('Ticket 1'),
    },
    stateNames: { ok: 'filled', empty: 'examples, while there are none' },
  },
  {
    ...{
      screen: 'My Tickets',
      path: '/dashboard?section=support',
      persona: 'client-busy',
      endpoint: attachment.thumbnail,
      steps: [toList],
    },
    ...{ label: 'a picture', onError: mainContains(myTickets.upload.noPreview), whilePending: PICTURE },
    expected: { ok: PICTURE },
  },
  {
    ...{
      screen: 'My Tickets',
      path: '/dashboard?section=support',
      persona: 'client-busy',
      endpoint: ticketThread.read,
      steps: [toList],
    },
    ...{
      label: 'messages',
      onError: mainContains(myTickets.thread.failed.title),
      whilePending: mainContains(myTickets.thread.loading),
    },
    stateNames: { ok: 'filled' },
  },
  {
    ...{ screen: 'Staff list', path: '/dashboard?section=staff', persona: 'client-busy', endpoint: staff.list },
    ...{ onError: mainContains(staffWords.team.failed.title), whilePending: mainContains(staffWords.team.loading) },
    expected: tenThousand(staffWords.team.count(10_000)),
    stateNames: { ok: 'active and invited', empty: 'live, no staff' },
  },
  {
    ...{ screen: 'Roles', path: '/dashboard?section=staff', persona: 'client-busy', endpoint: staffRole.list },
    ...{ onError: mainContains(staffRoleForm.loadFailed.title), whilePending: mainContains('Bartender') },
    ...{ expected: { ok: mainContains(staffRoleForm.template) }, stateNames: { ok: 'with their permissions' } },
  },
  {
    ...{ screen: 'Staff activity', path: '/dashboard?section=staff', persona: 'client-busy', endpoint: activity.list },
    ...{ onError: mainContains(staffActivity.failed.title), whilePending: mainContains(staffActivity.loading) },
    expected: {
      ok: mainContains('Karen Lund'),
      empty: mainContains(staffActivity.empty),
      many: mainContains(staffActivity.more),
    },
    stateNames: { ok: 'filled' },
  },
  {
    ...{ screen: 'Add-ons', path: '/dashboard?section=add-ons', persona: 'client-live', endpoint: addOnInterest.list },
    // An add-on can be requested whether or not earlier requests are known.
    ...{ onError: { role: 'button', name: addOns.action }, whilePending: { role: 'button', name: addOns.action } },
    ...{ label: 'what was noted', stateNames: { ok: 'live', empty: 'live' } },
  },
];
