import { milestone } from '@skal/contracts/milestone';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { choose, dialog, heading, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { accountPage } from '../../content/account.ts';
import { admin } from '../../content/admin.ts';
import { auditPage } from '../../content/audit.ts';
import { inbox, ticketDesk } from '../../content/inbox.ts';
import { invoiceForm } from '../../content/invoice.ts';
import { milestones, storeLinks } from '../../content/launch.ts';
import { ledger, recordForm } from '../../content/ledger.ts';
import { mails } from '../../content/mails.ts';
import { inviteForm, operators } from '../../content/operators.ts';
import { releases } from '../../content/releases.ts';
import { revenue } from '../../content/revenue.ts';
import { idOf } from '../inboxItems.ts';
import { type AdminState, inPanel, panel, said, screen } from './screen.ts';

const ticket = `/admin?tab=inbox&item=ticket-${idOf('3')}`;

const inboxes = [
  ...screen({ screen: 'Inbox', path: '/admin?tab=inbox', as: 'operator' }, [
    { name: 'filled', shows: said('The booking page stays empty') },
    { name: 'empty', scenario: 'empty', shows: said(inbox.empty.description) },
    {
      name: 'nothing matches',
      acts: [choose(inbox.filters.status, 'Closed')],
      shows: said(inbox.emptyNarrowed.description),
    },
    { name: 'ten thousand', scenario: 'many', shows: said('Kaffebar 00001') },
    { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
    { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[0]) },
  ]),
  ...screen({ screen: 'Ticket in the inbox', path: ticket, as: 'operator' }, [
    { name: 'opened', shows: { role: 'form', name: ticketDesk.form } },
    { name: 'not there any more', path: `/admin?tab=inbox&item=ticket-${idOf('0')}`, shows: said(inbox.gone) },
  ]),
];

const money = screen({ screen: 'Revenue', path: '/admin?tab=revenue', as: 'operator' }, [
  { name: 'filled', shows: said(revenue.comparison) },
  { name: 'none recorded', scenario: 'empty', shows: said(revenue.none) },
  { name: 'another period', path: '/admin?tab=revenue&period=yearly', shows: said(revenue.comparison) },
]);

const analytics = screen({ screen: 'Analytics', path: '/admin?tab=analytics', as: 'operator' }, [
  { name: 'coming soon', shows: said(admin.analytics) },
]);

const tabs = [
  ...screen({ screen: 'Client panel: app', path: panel('app'), as: 'operator' }, [
    { name: 'a plan', shows: inPanel('Contract') },
    { name: 'no milestones', answers: [[milestone.list, 'empty']], shows: inPanel(milestones.empty) },
    { name: 'a new milestone', acts: [press(milestones.add)], shows: { role: 'form', name: milestones.add } },
    {
      name: 'an address refused by the server',
      scenario: 'validation',
      acts: [write(storeLinks.labels.appStore, 'https://apps.example/1'), press(storeLinks.save)],
      shows: inPanel('begins with https://'),
    },
  ]),
  ...screen({ screen: 'Client panel: money', path: panel('money'), as: 'operator' }, [
    { name: 'invoices and ledger', shows: inPanel('First half') },
    { name: 'as support sees it', as: 'support', shows: inPanel(ledger.readOnly) },
    { name: 'a new invoice', acts: [press(invoiceForm.open)], shows: dialog(invoiceForm.title) },
    {
      name: 'an entry without its fields',
      acts: [press(recordForm.submit)],
      shows: inPanel('Please choose a category'),
    },
  ]),
  ...screen({ screen: 'Client panel: support', path: panel('support'), as: 'operator' }, [
    { name: 'tickets', shows: { role: 'dialog', name: 'Vinbar Ved Åen' } },
  ]),
  ...screen({ screen: 'Client panel: access', path: panel('access'), as: 'operator' }, [
    { name: 'signing in', shows: inPanel('Signing in') },
  ]),
];

const people = screen({ screen: 'Operators', path: '/admin/operators', as: 'operator' }, [
  { name: 'filled', shows: said('Ida Holm') },
  { name: 'as support sees it', as: 'support', shows: said(operators.ownersOnly.title) },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[3]) },
  { name: 'inviting somebody', acts: [press(operators.invite)], shows: dialog(inviteForm.title) },
]);

const held = screen({ screen: 'Held mails', path: '/admin/mails', as: 'operator' }, [
  { name: 'filled', shows: said('Invoice 12 from Skal') },
  { name: 'none', scenario: 'empty', shows: said(mails.empty.title) },
  { name: 'ten thousand', scenario: 'many', shows: { role: 'button', name: mails.older } },
  { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[0]) },
  { name: 'as support sees it', as: 'support', shows: said('Invoice 12 from Skal') },
]);

const others = [
  ...held,
  ...screen({ screen: 'Audit trail', path: '/admin/audit', as: 'operator' }, [
    { name: 'filled', shows: said('Vinbar Ved Åen') },
    { name: 'empty', scenario: 'empty', shows: said(auditPage.empty.description) },
    { name: 'ten thousand', scenario: 'many', shows: { role: 'button', name: auditPage.more } },
    { name: 'long texts', scenario: 'long', shows: said(LONG_NAME) },
  ]),
  ...screen({ screen: 'Releases', path: '/admin/releases', as: 'operator' }, [
    { name: 'filled', shows: said('mfe-portal') },
    { name: 'empty', scenario: 'empty', shows: said(releases.empty.title) },
    { name: 'as support sees it', as: 'support', shows: said(releases.ownersOnly) },
  ]),
  ...screen({ screen: 'Your account', path: '/admin/account', as: 'operator' }, [
    { name: 'an owner', shows: heading(accountPage.title) },
    { name: 'support', as: 'support', shows: said('Support') },
  ]),
  ...screen({ screen: 'Session of an operator', path: '/admin', as: 'operator' }, [
    { name: 'nobody is signed in', scenario: '401', shows: toast('Authentication Required') },
  ]),
];

export const pageStates: AdminState[] = [...inboxes, ...money, ...analytics, ...tabs, ...people, ...others];
