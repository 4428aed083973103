import { accountStates } from '@skal/account/mocks/states.ts';
import { RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { dialog, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { followUp, inbox, ticketDesk } from '../../content/inbox.ts';
import { undeliverable } from '../../content/mails.ts';
import { inviteForm, operatorDialogs, operators } from '../../content/operators.ts';
import { palette } from '../../content/palette.ts';
import { releaseActs, releaseForm } from '../../content/releases.ts';
import { course, revenue } from '../../content/revenue.ts';
import { formatDay } from '../../content/time.ts';
import { UNDELIVERABLE_SINCE } from '../mails.ts';
import { item } from './acts.ts';
import { type AdminState, said, screen } from './screen.ts';

const inboxes = [
  ...screen({ screen: 'Ticket in the inbox', path: item('ticket', '3'), as: 'operator' }, [
    {
      name: 'a note for operators',
      acts: [
        press(ticketDesk.internalSwitch, 'switch'),
        write(ticketDesk.noteLabel, 'Call her.'),
        press(ticketDesk.sendNote),
      ],
      shows: toast(ticketDesk.noted.title),
    },
  ]),
  ...screen({ screen: 'Inquiry in the inbox', path: item('consultation', '1'), as: 'operator' }, [
    { name: 'opened', shows: { role: 'form', name: followUp.form } },
    {
      name: 'long texts, and an address that takes no mail',
      scenario: 'long',
      shows: said(undeliverable(formatDay(UNDELIVERABLE_SINCE))),
    },
  ]),
  ...screen({ screen: 'Wishes in the inbox', path: item('integration', '5'), as: 'operator' }, [
    { name: 'an integration', shows: said('Our books are kept there.') },
    { name: 'an add-on', path: item('add-on', '6'), shows: said('Customer Loyalty Program') },
  ]),
];

const money = screen({ screen: 'Revenue', path: '/admin?tab=revenue', as: 'operator' }, [
  {
    name: 'a category by client',
    acts: [press('Setup Fees')],
    shows: said(revenue.clientsOf('Setup Fees', 'this month')),
  },
  { name: 'twelve months as a table', acts: [press(course.asTable)], shows: said(course.asChart) },
]);

const inviting = press(operators.invite);
const disabling = press(`${operators.disable}: Ida Holm`);
const { disable } = operatorDialogs;

const people = screen({ screen: 'Operators', path: '/admin/operators', as: 'operator' }, [
  {
    name: 'invited: fields missing',
    acts: [inviting, press(inviteForm.submit)],
    shows: { role: 'dialog', text: 'Name is required' },
  },
  { name: 'about to be disabled', acts: [disabling], shows: { role: 'alertdialog', name: disable.title('Ida Holm') } },
]);

const asked = press(releaseForm.of(releaseActs.promote.button, 'mfe-portal'));

const versions = screen({ screen: 'Releases', path: '/admin/releases', as: 'operator' }, [
  { name: 'about to promote', acts: [asked], shows: { role: 'dialog', text: 'All visitors get it' } },
]);

const commands = screen({ screen: 'Commands', path: '/admin', as: 'operator' }, [
  { name: 'open', acts: [press(palette.open)], shows: dialog(palette.title) },
  {
    name: 'nothing found',
    acts: [press(palette.open), write(palette.label, 'nothing at all')],
    shows: { role: 'dialog', text: palette.none },
  },
]);

const others = [
  ...screen({ screen: 'Audit trail', path: '/admin/audit', as: 'operator' }, [
    { name: 'names from right to left', scenario: 'rtl', shows: said(RTL_NAMES[0]) },
  ]),
  ...screen({ screen: 'Inbox', path: '/admin?tab=inbox', as: 'operator' }, [
    { name: 'nothing opened', shows: said(inbox.nothingOpen.title) },
  ]),
];

/** Where the parts stand that keep an operator's own account safe. */
export const safety = {
  screen: 'Your account',
  path: '/admin/account',
  as: 'operator',
  equipped: 'operator-safe',
} as const;

/** What an operator does besides clients, and what comes of it. */
export const deskActs: AdminState[] = [
  ...[...inboxes, ...money, ...people, ...versions, ...commands, ...others],
  ...accountStates<AdminState['as']>(safety),
];
