import { operator } from '@skal/contracts/account/operator';
import { appAlert } from '@skal/contracts/app/appAlert';
import { appKey } from '@skal/contracts/app/appKey';
import { eventTypeStats } from '@skal/contracts/app/eventTypeStats';
import { milestone } from '@skal/contracts/app/milestone';
import { client } from '@skal/contracts/client/client';
import { clientList } from '@skal/contracts/client/clientList';
import { adminInvoice } from '@skal/contracts/finance/adminInvoice';
import { formatInvoiceTitle } from '@skal/contracts/finance/invoice';
import { ledger as ledgerCalls } from '@skal/contracts/finance/ledger';
import { revenue as revenueCalls, revenueHistory } from '@skal/contracts/finance/revenue';
import { adminConnection } from '@skal/contracts/integration/connection';
import { adminIntegration } from '@skal/contracts/integration/integrationState';
import { audit } from '@skal/contracts/operations/audit';
import { deadLetter } from '@skal/contracts/operations/deadLetter';
import { release } from '@skal/contracts/operations/release';
import { pushService as pushServiceCalls } from '@skal/contracts/push/pushService';
import { adminAttachment, adminTicket } from '@skal/contracts/support/adminTicket';
import { adminAddOnInterest, adminIntegrationRequest, lead } from '@skal/contracts/support/followUp';
import { inbox as inboxCalls } from '@skal/contracts/support/inbox';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { appEvents } from '../../content/appData/appEvents.ts';
import { appKeys } from '../../content/appData/appKeys.ts';
import { connections, shopifyForm } from '../../content/appData/connections.ts';
import { integrations } from '../../content/appData/integrations.ts';
import { pushService } from '../../content/appData/pushService.ts';
import { invoices } from '../../content/billing/invoice.ts';
import { ledger } from '../../content/billing/ledger.ts';
import { clientPanel as panelCopy } from '../../content/clients/clientPanel.ts';
import { milestones } from '../../content/clients/launch.ts';
import { adminCopy, appAlerts, overview } from '../../content/dashboard/admin.ts';
import { revenue } from '../../content/dashboard/revenue.ts';
import { auditPage } from '../../content/operations/audit.ts';
import { deadLetters } from '../../content/operations/deadLetters.ts';
import { inbox, ticketAdmin } from '../../content/operations/inbox.ts';
import { operators } from '../../content/operations/operators.ts';
import { releases } from '../../content/operations/releases.ts';
import { type AdminScreenState, clientPanelPath, dialogContains, mainContains } from './builders.ts';
import { inboxItemPath } from './inboxSteps.ts';

const persona: AdminScreenState['persona'] = 'operator';

const THUMBNAIL = { role: 'img', name: 'screen.png' };

/** Outcomes of a page query: the page's layout is visible while it is pending. */
const pageQuery = (screen: string, path: string, endpoint: CallPlan['endpoint'], error: string) => ({
  ...{ screen, path, persona, endpoint, onError: mainContains(error), whilePending: { role: 'main' } },
});
const clientTabQuery = (screen: string, tab: string, endpoint: CallPlan['endpoint'], label: string, error: string) => ({
  ...{
    screen,
    path: clientPanelPath(tab),
    persona,
    endpoint,
    label,
    onError: dialogContains(error),
    whilePending: { role: 'dialog' },
  },
});
const inboxItemQuery = (screen: string, kind: string, letter: string, endpoint: CallPlan['endpoint']) => ({
  ...pageQuery(screen, inboxItemPath(kind, letter), endpoint, inbox.detailFailed.title),
});

/** Query outcomes of the dashboard. */
export const queries: readonly CallPlan<AdminScreenState['persona']>[] = [
  {
    ...pageQuery('Admin overview', '/admin', appAlert.list, appAlerts.failed),
    ...{
      label: 'apps to look at',
      expected: { empty: mainContains(overview.recentTitle) },
      stateNames: { ok: 'filled' },
    },
  },
  {
    ...pageQuery('Clients', '/admin?tab=clients', clientList.list, adminCopy.listFailed.title),
    stateNames: { ok: 'filled', empty: 'none', many: 'ten thousand' },
  },
  {
    ...clientTabQuery('Client panel', 'profile', client.read, 'record', panelCopy.failed.title),
    stateNames: { ok: 'profile' },
  },
  {
    ...pageQuery('Inbox', '/admin?tab=inbox', inboxCalls.list, inbox.failed.title),
    ...{
      whilePending: mainContains(inbox.loading),
      stateNames: { ok: 'filled', empty: 'empty', many: 'ten thousand' },
    },
  },
  {
    ...inboxItemQuery('Ticket in the inbox', 'ticket', '3', adminTicket.read),
    label: 'the ticket',
    stateNames: { ok: 'opened' },
  },
  {
    ...inboxItemQuery('Ticket in the inbox', 'ticket', '3', adminAttachment.thumbnail),
    ...{ label: 'a picture', onError: mainContains(ticketAdmin.noPreview), whilePending: THUMBNAIL },
    expected: { ok: THUMBNAIL },
  },
  {
    ...inboxItemQuery('Inquiry in the inbox', 'consultation', '1', lead.read),
    label: 'the inquiry',
    stateNames: { ok: 'opened' },
  },
  {
    ...inboxItemQuery('Wishes in the inbox', 'integration', '5', adminIntegrationRequest.read),
    ...{ label: 'the integration', stateNames: { ok: 'an integration' } },
  },
  {
    ...inboxItemQuery('Wishes in the inbox', 'add-on', '6', adminAddOnInterest.read),
    ...{ label: 'the add-on', stateNames: { ok: 'an add-on' } },
  },
  {
    ...pageQuery('Revenue', '/admin?tab=revenue', revenueCalls.list, revenue.failed.title),
    stateNames: { ok: 'filled', empty: 'none recorded' },
  },
  {
    ...pageQuery('Revenue', '/admin?tab=revenue', revenueHistory.read, revenue.failed.title),
    ...{ label: 'twelve months', stateNames: { ok: 'twelve months as a table' } },
  },
  {
    ...clientTabQuery('Client panel: app', 'app', milestone.list, 'milestones', milestones.failed.title),
    stateNames: { ok: 'a plan', empty: 'no milestones', '500': 'milestones did not load' },
  },
  {
    ...clientTabQuery('Client panel: app', 'app', adminIntegration.list, 'integrations', integrations.failed.title),
    ...{ whilePending: dialogContains(integrations.title), stateNames: { ok: 'a plan' } },
  },
  {
    ...clientTabQuery('Client panel: reporting', 'reporting', appKey.list, 'keys', appKeys.failed.title),
    ...{ expected: { empty: dialogContains(appKeys.empty.title) }, stateNames: { ok: 'keys and reports' } },
  },
  {
    ...clientTabQuery('Client panel: reporting', 'reporting', eventTypeStats.list, 'reports', appEvents.failed.title),
    ...{ expected: { empty: dialogContains(appEvents.empty.title) }, stateNames: { ok: 'keys and reports' } },
  },
  {
    ...clientTabQuery(
      'Client panel: reporting',
      'reporting',
      adminConnection.list,
      'connections',
      connections.failed.title,
    ),
    ...{ expected: { empty: dialogContains(shopifyForm.hint) }, stateNames: { ok: 'a connected shop' } },
  },
  {
    ...clientTabQuery('Client panel: reporting', 'reporting', pushServiceCalls.read, 'push', pushService.failed.title),
    ...{ whilePending: dialogContains(pushService.loading), expected: { ok: dialogContains('vinbar-app, push@') } },
  },
  {
    ...clientTabQuery('Client panel: money', 'money', adminInvoice.list, 'invoices', invoices.failed.title),
    expected: {
      many: dialogContains(formatInvoiceTitle({ number: 10_000, corrects: null })),
      empty: dialogContains(invoices.empty),
    },
    stateNames: { ok: 'invoices and ledger' },
  },
  {
    ...clientTabQuery('Client panel: money', 'money', ledgerCalls.list, 'ledger', ledger.failed.title),
    expected: { many: dialogContains('Entry 00001'), empty: dialogContains(ledger.empty) },
    stateNames: { ok: 'invoices and ledger' },
  },
  {
    ...pageQuery('Operators', '/admin/operators', operator.list, operators.failed.title),
    expected: { many: mainContains('Ida Holm 10000') },
    stateNames: { ok: 'filled' },
  },
  {
    ...pageQuery('Audit trail', '/admin/audit', audit.list, auditPage.failed.title),
    stateNames: { ok: 'filled', empty: 'empty', many: 'ten thousand' },
  },
  {
    ...pageQuery('Held mails', '/admin/mails', deadLetter.list, deadLetters.failed.title),
    stateNames: { ok: 'filled', empty: 'none', many: 'ten thousand' },
  },
  {
    ...pageQuery('Releases', '/admin/releases', release.list, releases.failed.title),
    stateNames: { ok: 'filled', empty: 'empty' },
  },
];
