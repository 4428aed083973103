import { accountScreenStates } from '@skal/account/mocks/screenStates.ts';
import { RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { click, dialog, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { commandPalette } from '../../content/dashboard/commandPalette.ts';
import { periodPhrases, revenue, revenueHistory } from '../../content/dashboard/revenue.ts';
import { bouncedSince } from '../../content/operations/deadLetters.ts';
import { followUp, inbox, ticketAdmin } from '../../content/operations/inbox.ts';
import { inviteForm, operatorDialogs, operators } from '../../content/operations/operators.ts';
import { releaseActions, releaseForm } from '../../content/operations/releases.ts';
import { formatDay } from '../../format/date.ts';
import { BOUNCED_SINCE } from '../deadLetters.ts';
import { type AdminScreenState, defineScreenStates, mainContains } from './builders.ts';
import { inboxItemPath } from './inboxSteps.ts';

const inboxes = [
  ...defineScreenStates({ screen: 'Ticket in the inbox', path: inboxItemPath('ticket', '3'), persona: 'operator' }, [
    {
      name: 'a note for operators',
      actions: [
        click(ticketAdmin.internalSwitch, 'switch'),
        fill(ticketAdmin.noteLabel, 'Call her.'),
        click(ticketAdmin.sendNote),
      ],
      expects: toast(ticketAdmin.noted.title),
    },
  ]),
  ...defineScreenStates(
    { screen: 'Inquiry in the inbox', path: inboxItemPath('consultation', '1'), persona: 'operator' },
    [
      { name: 'opened', expects: { role: 'form', name: followUp.form } },
      {
        name: 'long texts, and an address that takes no mail',
        scenario: 'long',
        expects: mainContains(bouncedSince(formatDay(BOUNCED_SINCE))),
      },
    ],
  ),
  ...defineScreenStates(
    { screen: 'Wishes in the inbox', path: inboxItemPath('integration', '5'), persona: 'operator' },
    [
      { name: 'an integration', expects: mainContains('Our books are kept there.') },
      { name: 'an add-on', path: inboxItemPath('add-on', '6'), expects: mainContains('Customer Loyalty Program') },
    ],
  ),
];

const money = defineScreenStates({ screen: 'Revenue', path: '/admin?tab=revenue', persona: 'operator' }, [
  {
    name: 'a category by client',
    actions: [click('Setup Fees')],
    expects: mainContains(revenue.clientsTitle(categoryNames['Setup Fees'], periodPhrases.monthly)),
  },
  {
    name: 'twelve months as a table',
    actions: [click(revenueHistory.asTable)],
    expects: mainContains(revenueHistory.asChart),
  },
]);

const inviting = click(operators.invite);
const disabling = click(`${operators.disable}: Ida Holm`);
const { disable } = operatorDialogs;

const people = defineScreenStates({ screen: 'Operators', path: '/admin/operators', persona: 'operator' }, [
  {
    name: 'invited: fields missing',
    actions: [inviting, click(inviteForm.submit)],
    expects: { role: 'dialog', text: 'Name is required' },
  },
  {
    name: 'about to be disabled',
    actions: [disabling],
    expects: { role: 'alertdialog', name: disable.title('Ida Holm') },
  },
]);

const confirmSteps = click(releaseForm.labelFor(releaseActions.promote.button, 'mfe-portal'));

const versions = defineScreenStates({ screen: 'Releases', path: '/admin/releases', persona: 'operator' }, [
  {
    name: 'about to promote',
    actions: [confirmSteps],
    expects: { role: 'button', name: releaseActions.promote.submit },
  },
]);

const commands = defineScreenStates({ screen: 'Commands', path: '/admin', persona: 'operator' }, [
  { name: 'open', actions: [click(commandPalette.open)], expects: dialog(commandPalette.title) },
  {
    name: 'nothing found',
    actions: [click(commandPalette.open), fill(commandPalette.label, 'nothing at all')],
    expects: { role: 'dialog', text: commandPalette.none },
  },
]);

const others = [
  ...defineScreenStates({ screen: 'Audit trail', path: '/admin/audit', persona: 'operator' }, [
    { name: 'names from right to left', scenario: 'rtl', expects: mainContains(RTL_NAMES[0]) },
  ]),
  ...defineScreenStates({ screen: 'Inbox', path: '/admin?tab=inbox', persona: 'operator' }, [
    { name: 'nothing opened', expects: mainContains(inbox.nothingOpen.title) },
  ]),
];

/** Screen context of the account security sections. */
export const accountSecurityScreen = {
  screen: 'Your account',
  path: '/admin/account',
  persona: 'operator',
  secured: 'operator-safe',
} as const;

/** UI states other than those of clients. */
export const operationStates: AdminScreenState[] = [
  ...[...inboxes, ...money, ...people, ...versions, ...commands, ...others],
  ...accountScreenStates<AdminScreenState['persona']>(accountSecurityScreen),
];
