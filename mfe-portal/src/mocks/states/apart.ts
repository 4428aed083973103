import { draftNotice } from '@skal/forms/content/draft.ts';
import { attach, heading, pageAnew, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { frame } from '../../content/frame.ts';
import { integrationRequest } from '../../content/integrationRequest.ts';
import { integrations } from '../../content/integrations.ts';
import { myTickets } from '../../content/myTickets.ts';
import { settings } from '../../content/settings.ts';
import { support } from '../../content/support.ts';
import { ticketForm } from '../../content/ticketForm.ts';
import { anew, changed, sent } from './acts.ts';
import { type PortalState, said, screen } from './screen.ts';

const { fields } = ticketForm;

const drafts = [
  ...screen({ screen: 'Ticket form', path: '/dashboard#support', as: 'client' }, [
    {
      name: 'a draft that is back',
      acts: [write(fields.title, 'Guests cannot pay'), pageAnew],
      shows: said(draftNotice.restored),
    },
    {
      name: 'a draft that is back without its attachment',
      acts: [...[write(fields.title, 'Guests cannot pay'), attach(fields.attachments, 'till.png'), pageAnew]],
      shows: said(ticketForm.draftFiles),
    },
  ]),
  ...screen({ screen: 'Message below a ticket', path: '/dashboard#support', as: 'client-busy' }, [
    {
      name: 'a draft that is back',
      acts: [
        ...[press(support.tabs.list, 'tab'), write(myTickets.thread.label, 'A Pixel 9'), pageAnew],
        press(support.tabs.list, 'tab'),
      ],
      shows: said(draftNotice.restored),
    },
  ]),
  ...screen({ screen: 'Settings', path: '/dashboard#settings', as: 'client' }, [
    {
      name: 'a draft that is back',
      acts: [write(settings.profile.firstName, 'Karin'), pageAnew],
      shows: said(draftNotice.restored),
    },
  ]),
  ...screen({ screen: 'Request an integration', path: '/dashboard#integrations', as: 'client-live' }, [
    {
      name: 'a draft that is back',
      acts: [
        ...[press(integrations.request.action), write(integrationRequest.businessNeed, 'Our books are kept there.')],
        ...[pageAnew, press(integrations.request.action)],
      ],
      shows: { role: 'dialog', text: draftNotice.restored },
    },
  ]),
];

const menu = screen({ screen: 'Sections on a phone', path: '/dashboard', as: 'client' }, [
  { name: 'open', narrow: true, acts: [press(frame.openMenu)], shows: { role: 'dialog', name: frame.portal } },
  {
    name: 'open, live',
    ...{ as: 'client-busy', path: '/dashboard#billing', narrow: true },
    acts: [press(frame.openMenu)],
    shows: { role: 'dialog', name: frame.portal },
  },
]);

const readOnly = toast('Read-Only View');

const viewed = screen({ screen: 'Portal as an operator views it', path: '/dashboard', as: 'viewer' }, [
  { name: 'the bar', shows: { role: 'region', name: 'View of a portal', text: 'Viewing as Vinbar Lund' } },
  {
    name: 'on a phone',
    narrow: true,
    shows: { role: 'region', name: 'View of a portal', text: 'Viewing as Vinbar Lund' },
  },
  { name: 'settings refused', path: '/dashboard#settings', acts: changed, shows: readOnly },
  {
    name: 'a password refused',
    path: '/dashboard#settings',
    acts: anew('a-long-password', 'a-long-password'),
    shows: readOnly,
  },
  { name: 'a ticket refused', path: '/dashboard#support', acts: sent, shows: readOnly },
  { name: 'an add-on refused', path: '/dashboard#add-ons', acts: [press('Notify When Available')], shows: readOnly },
  { name: 'the staff, to be looked at', path: '/dashboard#staff', shows: heading('Staff Management') },
  { name: 'ended', acts: [press('End view')], shows: toast('View Ended') },
  {
    name: 'the pages of the operator meanwhile',
    path: '/admin',
    shows: heading('You are viewing the portal of Vinbar Lund'),
  },
]);

/** What takes a narrow page, an operator, or a way back to a form. */
export const apartStates: PortalState[] = [...drafts, ...menu, ...viewed];
