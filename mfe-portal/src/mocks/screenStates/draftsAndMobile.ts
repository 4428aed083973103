import { draftNotice } from '@skal/forms/content/draftNotice.ts';
import { attachFile, click, fill, heading, reloadPage, toast } from '@skal/shell-kit/mocks/states.ts';
import { settings } from '../../content/account/settings.ts';
import { integrationRequest } from '../../content/integrations/integrationRequest.ts';
import { integrations } from '../../content/integrations/integrations.ts';
import { layout } from '../../content/layout.ts';
import { myTickets } from '../../content/support/myTickets.ts';
import { support } from '../../content/support/support.ts';
import { ticketForm } from '../../content/support/ticketForm.ts';
import { defineScreenStates, mainContains, type PortalScreenState } from './builders.ts';
import { changePasswordSteps, saveSettingsSteps, submitTicketSteps } from './steps.ts';

const { fields } = ticketForm;

const drafts = [
  ...defineScreenStates({ screen: 'Ticket form', path: '/dashboard?section=support', persona: 'client' }, [
    {
      name: 'a draft that is back',
      actions: [fill(fields.title, 'Guests cannot pay'), reloadPage],
      expects: mainContains(draftNotice.restored),
    },
    {
      name: 'a draft that is back without its attachment',
      actions: [...[fill(fields.title, 'Guests cannot pay'), attachFile(fields.attachments, 'till.png'), reloadPage]],
      expects: mainContains(ticketForm.draftFiles),
    },
  ]),
  ...defineScreenStates(
    { screen: 'Message below a ticket', path: '/dashboard?section=support', persona: 'client-busy' },
    [
      {
        name: 'a draft that is back',
        actions: [
          ...[click(support.tabs.list, 'tab'), fill(myTickets.thread.label, 'A Pixel 9'), reloadPage],
          click(support.tabs.list, 'tab'),
        ],
        expects: mainContains(draftNotice.restored),
      },
    ],
  ),
  ...defineScreenStates({ screen: 'Settings', path: '/dashboard?section=settings', persona: 'client' }, [
    {
      name: 'a draft that is back',
      actions: [fill(settings.profile.firstName, 'Karin'), reloadPage],
      expects: mainContains(draftNotice.restored),
    },
  ]),
  ...defineScreenStates(
    { screen: 'Request an integration', path: '/dashboard?section=integrations', persona: 'client-live' },
    [
      {
        name: 'a draft that is back',
        actions: [
          ...[click(integrations.request.action), fill(integrationRequest.businessNeed, 'Our books are kept there.')],
          ...[reloadPage, click(integrations.request.action)],
        ],
        expects: { role: 'dialog', text: draftNotice.restored },
      },
    ],
  ),
];

const menu = defineScreenStates({ screen: 'Sections on a phone', path: '/dashboard', persona: 'client' }, [
  {
    name: 'open',
    isNarrowOnly: true,
    actions: [click(layout.openMenu)],
    expects: { role: 'dialog', name: layout.portal },
  },
  {
    name: 'open, live',
    ...{ persona: 'client-busy', path: '/dashboard?section=billing', isNarrowOnly: true },
    actions: [click(layout.openMenu)],
    expects: { role: 'dialog', name: layout.portal },
  },
]);

const readOnly = toast('Read-Only View');

const viewed = defineScreenStates({ screen: 'Portal as an operator views it', path: '/dashboard', persona: 'viewer' }, [
  { name: 'the bar', expects: { role: 'region', name: 'Viewing a portal', text: 'Vinbar Lund' } },
  {
    name: 'on a phone',
    isNarrowOnly: true,
    expects: { role: 'region', name: 'Viewing a portal', text: 'Vinbar Lund' },
  },
  { name: 'settings refused', path: '/dashboard?section=settings', actions: saveSettingsSteps, expects: readOnly },
  {
    name: 'a password refused',
    path: '/dashboard?section=settings',
    actions: changePasswordSteps('a-long-password', 'a-long-password'),
    expects: readOnly,
  },
  { name: 'a ticket refused', path: '/dashboard?section=support', actions: submitTicketSteps, expects: readOnly },
  {
    name: 'an add-on refused',
    path: '/dashboard?section=add-ons',
    actions: [click('Notify When Available')],
    expects: readOnly,
  },
  { name: 'the staff, to be looked at', path: '/dashboard?section=staff', expects: heading('Staff Management') },
  { name: 'ended', actions: [click('End view')], expects: toast('View Ended') },
  {
    name: 'the pages of the operator meanwhile',
    path: '/admin',
    expects: heading('You are viewing the portal of Vinbar Lund'),
  },
]);

/** UI states of narrow pages, impersonations and restored drafts. */
export const draftAndMobileStates: PortalScreenState[] = [...drafts, ...menu, ...viewed];
