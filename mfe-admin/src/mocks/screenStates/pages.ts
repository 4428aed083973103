import { milestone } from '@skal/contracts/app/milestone';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { choose, click, dialog, fill, heading, toast } from '@skal/shell-kit/mocks/states.ts';
import { invoiceForm } from '../../content/billing/invoice.ts';
import { ledger, newEntryForm } from '../../content/billing/ledger.ts';
import { milestones, storeLinks } from '../../content/clients/launch.ts';
import { accountPage } from '../../content/dashboard/account.ts';
import { adminCopy } from '../../content/dashboard/admin.ts';
import { revenue } from '../../content/dashboard/revenue.ts';
import { auditPage } from '../../content/operations/audit.ts';
import { deadLetters } from '../../content/operations/deadLetters.ts';
import { inbox, ticketAdmin } from '../../content/operations/inbox.ts';
import { inviteForm, operators } from '../../content/operations/operators.ts';
import { releases } from '../../content/operations/releases.ts';
import { fixtureId } from '../inboxFixtures.ts';
import {
  type AdminScreenState,
  clientPanelPath,
  defineScreenStates,
  dialogContains,
  mainContains,
} from './builders.ts';

const ticket = `/admin?tab=inbox&item=ticket-${fixtureId('3')}`;

const inboxes = [
  ...defineScreenStates({ screen: 'Inbox', path: '/admin?tab=inbox', persona: 'operator' }, [
    { name: 'filled', expects: mainContains('The booking page stays empty') },
    { name: 'empty', scenario: 'empty', expects: mainContains(inbox.empty.description) },
    {
      name: 'nothing matches',
      actions: [choose(inbox.filters.status, 'Closed')],
      expects: mainContains(inbox.emptyNarrowed.description),
    },
    { name: 'ten thousand', scenario: 'many', expects: mainContains('Kaffebar 00001') },
    { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
    { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[0]) },
  ]),
  ...defineScreenStates({ screen: 'Ticket in the inbox', path: ticket, persona: 'operator' }, [
    { name: 'opened', expects: { role: 'form', name: ticketAdmin.form } },
    {
      name: 'not there any more',
      path: `/admin?tab=inbox&item=ticket-${fixtureId('0')}`,
      expects: mainContains(inbox.notFound),
    },
  ]),
];

const money = defineScreenStates({ screen: 'Revenue', path: '/admin?tab=revenue', persona: 'operator' }, [
  { name: 'filled', expects: mainContains(revenue.comparison) },
  { name: 'none recorded', scenario: 'empty', expects: mainContains(revenue.none) },
  { name: 'another period', path: '/admin?tab=revenue&period=yearly', expects: mainContains(revenue.comparison) },
]);

const analytics = defineScreenStates({ screen: 'Analytics', path: '/admin?tab=analytics', persona: 'operator' }, [
  { name: 'coming soon', expects: mainContains(adminCopy.analytics) },
]);

const tabs = [
  ...defineScreenStates({ screen: 'Client panel: app', path: clientPanelPath('app'), persona: 'operator' }, [
    { name: 'a plan', expects: dialogContains('Contract') },
    { name: 'no milestones', answers: [[milestone.list, 'empty']], expects: dialogContains(milestones.empty) },
    { name: 'a new milestone', actions: [click(milestones.add)], expects: { role: 'form', name: milestones.add } },
    {
      name: 'an address refused by the server',
      scenario: 'validation',
      actions: [fill(storeLinks.labels.appStore, 'https://apps.example/1'), click(storeLinks.save)],
      expects: dialogContains('Please enter a link that starts with https://'),
    },
  ]),
  ...defineScreenStates({ screen: 'Client panel: money', path: clientPanelPath('money'), persona: 'operator' }, [
    { name: 'invoices and ledger', expects: dialogContains('First half') },
    { name: 'as support sees it', persona: 'support', expects: dialogContains(ledger.readOnly) },
    { name: 'a new invoice', actions: [click(invoiceForm.open)], expects: dialog(invoiceForm.title) },
    {
      name: 'an entry without its fields',
      actions: [click(newEntryForm.submit)],
      expects: dialogContains('Please choose a category'),
    },
  ]),
  ...defineScreenStates({ screen: 'Client panel: support', path: clientPanelPath('support'), persona: 'operator' }, [
    { name: 'tickets', expects: { role: 'dialog', name: 'Vinbar Ved Åen' } },
  ]),
  ...defineScreenStates({ screen: 'Client panel: access', path: clientPanelPath('access'), persona: 'operator' }, [
    { name: 'signing in', expects: dialogContains('Signing in') },
  ]),
];

const people = defineScreenStates({ screen: 'Operators', path: '/admin/operators', persona: 'operator' }, [
  { name: 'filled', expects: mainContains('Ida Holm') },
  { name: 'as support sees it', persona: 'support', expects: mainContains(operators.ownersOnly.title) },
  { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[3]) },
  { name: 'inviting an operator', actions: [click(operators.invite)], expects: dialog(inviteForm.title) },
]);

const deadLetterStates = defineScreenStates({ screen: 'Held mails', path: '/admin/mails', persona: 'operator' }, [
  { name: 'filled', expects: mainContains('Invoice 12 from Skal') },
  { name: 'none', scenario: 'empty', expects: mainContains(deadLetters.empty.title) },
  { name: 'ten thousand', scenario: 'many', expects: { role: 'button', name: deadLetters.older } },
  { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[0]) },
  { name: 'as support sees it', persona: 'support', expects: mainContains('Invoice 12 from Skal') },
]);

const others = [
  ...deadLetterStates,
  ...defineScreenStates({ screen: 'Audit trail', path: '/admin/audit', persona: 'operator' }, [
    { name: 'filled', expects: mainContains('Vinbar Ved Åen') },
    { name: 'empty', scenario: 'empty', expects: mainContains(auditPage.empty.description) },
    { name: 'ten thousand', scenario: 'many', expects: { role: 'button', name: auditPage.more } },
    { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
  ]),
  ...defineScreenStates({ screen: 'Releases', path: '/admin/releases', persona: 'operator' }, [
    { name: 'filled', expects: mainContains('mfe-portal') },
    { name: 'empty', scenario: 'empty', expects: mainContains(releases.empty.title) },
    { name: 'as support sees it', persona: 'support', expects: mainContains(releases.ownersOnly) },
  ]),
  ...defineScreenStates({ screen: 'Your account', path: '/admin/account', persona: 'operator' }, [
    { name: 'an owner', expects: heading(accountPage.title) },
    { name: 'support', persona: 'support', expects: mainContains('Support') },
  ]),
  ...defineScreenStates({ screen: 'Session of an operator', path: '/admin', persona: 'operator' }, [
    { name: 'signed out', scenario: '401', expects: toast('Authentication Required') },
  ]),
];

export const pageStates: AdminScreenState[] = [...inboxes, ...money, ...analytics, ...tabs, ...people, ...others];
