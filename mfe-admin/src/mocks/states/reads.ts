import { appAlert } from '@skal/contracts/appAlert';
import { appKey } from '@skal/contracts/appKey';
import { appReport } from '@skal/contracts/appReport';
import { audit } from '@skal/contracts/audit';
import { client } from '@skal/contracts/client';
import { clientList } from '@skal/contracts/clientList';
import { connection } from '@skal/contracts/connection';
import { deskInvoice } from '@skal/contracts/deskInvoice';
import { addOnWish, integrationWish, lead } from '@skal/contracts/followUp';
import { heldMail } from '@skal/contracts/heldMail';
import { inbox as inboxCalls } from '@skal/contracts/inbox';
import { clientIntegration } from '@skal/contracts/integrationState';
import { ledger as ledgerCalls } from '@skal/contracts/ledger';
import { milestone } from '@skal/contracts/milestone';
import { operator } from '@skal/contracts/operator';
import { release } from '@skal/contracts/release';
import { revenue as revenueCalls, revenueCourse } from '@skal/contracts/revenue';
import { deskAttachment, deskTicket } from '@skal/contracts/ticketDesk';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { admin, appAlerts, overview } from '../../content/admin.ts';
import { appKeys } from '../../content/appKeys.ts';
import { appReports } from '../../content/appReports.ts';
import { auditPage } from '../../content/audit.ts';
import { connections, shopifyForm } from '../../content/connections.ts';
import { inbox, ticketDesk } from '../../content/inbox.ts';
import { integrations } from '../../content/integrations.ts';
import { invoices } from '../../content/invoice.ts';
import { milestones } from '../../content/launch.ts';
import { ledger } from '../../content/ledger.ts';
import { mails } from '../../content/mails.ts';
import { operators } from '../../content/operators.ts';
import { panel as panelWords } from '../../content/panel.ts';
import { releases } from '../../content/releases.ts';
import { revenue } from '../../content/revenue.ts';
import { item } from './acts.ts';
import { type AdminState, inPanel, panel, said } from './screen.ts';

const as: AdminState['as'] = 'operator';

const PICTURE = { role: 'img', name: 'screen.png' };

/** A page of the dashboard: until its rows are there, its frame. */
const page = (screen: string, path: string, of: Plan['of'], failed: string) => ({
  ...{ screen, path, as, of, failed: said(failed), busy: { role: 'main' } },
});
const inTab = (screen: string, tab: string, of: Plan['of'], what: string, failed: string) => ({
  ...{ screen, path: panel(tab), as, of, what, failed: inPanel(failed), busy: { role: 'dialog' } },
});
const opened = (screen: string, kind: string, letter: string, of: Plan['of']) => ({
  ...page(screen, item(kind, letter), of, inbox.detailFailed.title),
});

/** Whatever is read for the dashboard. */
export const reads: readonly Plan<AdminState['as']>[] = [
  {
    // All else stands there without an answer.
    ...page('Admin overview', '/admin', appAlert.list, appAlerts.failed),
    ...{ what: 'apps to look at', shows: { empty: said(overview.recentTitle) }, named: { ok: 'filled' } },
  },
  {
    ...page('Clients', '/admin?tab=clients', clientList.list, admin.listFailed.title),
    named: { ok: 'filled', empty: 'none', many: 'ten thousand' },
  },
  {
    ...inTab('Client panel', 'profile', client.read, 'record', panelWords.failed.title),
    named: { ok: 'profile' },
  },
  {
    ...page('Inbox', '/admin?tab=inbox', inboxCalls.list, inbox.failed.title),
    ...{ busy: said(inbox.loading), named: { ok: 'filled', empty: 'empty', many: 'ten thousand' } },
  },
  { ...opened('Ticket in the inbox', 'ticket', '3', deskTicket.read), what: 'the ticket', named: { ok: 'opened' } },
  {
    ...opened('Ticket in the inbox', 'ticket', '3', deskAttachment.thumbnail),
    ...{ what: 'a picture', failed: said(ticketDesk.noPreview), busy: PICTURE },
    shows: { ok: PICTURE },
  },
  { ...opened('Inquiry in the inbox', 'consultation', '1', lead.read), what: 'the inquiry', named: { ok: 'opened' } },
  {
    ...opened('Wishes in the inbox', 'integration', '5', integrationWish.read),
    ...{ what: 'the integration', named: { ok: 'an integration' } },
  },
  {
    ...opened('Wishes in the inbox', 'add-on', '6', addOnWish.read),
    ...{ what: 'the add-on', named: { ok: 'an add-on' } },
  },
  {
    ...page('Revenue', '/admin?tab=revenue', revenueCalls.list, revenue.failed.title),
    named: { ok: 'filled', empty: 'none recorded' },
  },
  {
    ...page('Revenue', '/admin?tab=revenue', revenueCourse.read, revenue.failed.title),
    ...{ what: 'twelve months', named: { ok: 'twelve months as a table' } },
  },
  {
    ...inTab('Client panel: app', 'app', milestone.list, 'milestones', milestones.failed.title),
    named: { ok: 'a plan', empty: 'no milestones', '500': 'milestones did not load' },
  },
  {
    ...inTab('Client panel: app', 'app', clientIntegration.list, 'integrations', integrations.failed.title),
    ...{ busy: inPanel(integrations.title), named: { ok: 'a plan' } },
  },
  {
    ...inTab('Client panel: reporting', 'reporting', appKey.list, 'keys', appKeys.failed.title),
    ...{ shows: { empty: inPanel(appKeys.empty.title) }, named: { ok: 'keys and reports' } },
  },
  {
    ...inTab('Client panel: reporting', 'reporting', appReport.list, 'reports', appReports.failed.title),
    ...{ shows: { empty: inPanel(appReports.empty.title) }, named: { ok: 'keys and reports' } },
  },
  {
    ...inTab('Client panel: reporting', 'reporting', connection.list, 'connections', connections.failed.title),
    ...{ shows: { empty: inPanel(shopifyForm.hint) }, named: { ok: 'a connected shop' } },
  },
  {
    ...inTab('Client panel: money', 'money', deskInvoice.list, 'invoices', invoices.failed.title),
    shows: { many: inPanel('Invoice 10000'), empty: inPanel(invoices.empty) },
    named: { ok: 'invoices and ledger' },
  },
  {
    ...inTab('Client panel: money', 'money', ledgerCalls.list, 'ledger', ledger.failed.title),
    shows: { many: inPanel('Entry 00001'), empty: inPanel(ledger.empty) },
    named: { ok: 'invoices and ledger' },
  },
  {
    ...page('Operators', '/admin/operators', operator.list, operators.failed.title),
    shows: { many: said('Ida Holm 10000') },
    named: { ok: 'filled' },
  },
  {
    ...page('Audit trail', '/admin/audit', audit.list, auditPage.failed.title),
    named: { ok: 'filled', empty: 'empty', many: 'ten thousand' },
  },
  {
    ...page('Held mails', '/admin/mails', heldMail.list, mails.failed.title),
    named: { ok: 'filled', empty: 'none', many: 'ten thousand' },
  },
  {
    ...page('Releases', '/admin/releases', release.list, releases.failed.title),
    named: { ok: 'filled', empty: 'empty' },
  },
];
