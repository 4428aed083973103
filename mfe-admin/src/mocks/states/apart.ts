import { draftNotice } from '@skal/forms/content/draft.ts';
import { attach, pageAnew, press, write } from '@skal/shell-kit/mocks/states.ts';
import { createLabels } from '../../content/admin.ts';
import { adminPages } from '../../content/frame.ts';
import { followUp, ticketDesk } from '../../content/inbox.ts';
import { invoiceForm } from '../../content/invoice.ts';
import { milestones } from '../../content/launch.ts';
import { importForm } from '../../content/ledgerImport.ts';
import { editForm } from '../../content/panel.ts';
import { item } from './acts.ts';
import { opened } from './clientActs.ts';
import { type AdminState, inPanel, panel, said, screen } from './screen.ts';

const as = 'operator';
const back = { name: 'a draft that is back' };
const inWindow = { role: 'dialog', text: draftNotice.restored };

const drafts = [
  ...screen({ screen: 'Create a client', path: '/admin?tab=clients', as }, [
    {
      ...back,
      acts: [opened, write(createLabels.businessName, 'Bar Nord'), pageAnew, opened],
      shows: inWindow,
    },
  ]),
  ...screen({ screen: 'Edit a client', path: `${panel('profile')}&edit=1`, as }, [
    {
      ...back,
      acts: [write(editForm.labels.businessName, 'Vinbar'), pageAnew],
      shows: inPanel(draftNotice.restored),
    },
  ]),
  ...screen({ screen: 'Ticket in the inbox', path: item('ticket', '3'), as }, [
    { ...back, acts: [write(ticketDesk.label, 'We are on it.'), pageAnew], shows: said(draftNotice.restored) },
    {
      name: 'a draft that is back without its file',
      acts: [write(ticketDesk.label, 'We are on it.'), attach(ticketDesk.attach, 'screen.png', 100), pageAnew],
      shows: said(ticketDesk.draftFiles),
    },
  ]),
  ...screen({ screen: 'Inquiry in the inbox', path: item('consultation', '1'), as }, [
    {
      ...back,
      acts: [write(followUp.note, 'Call on Monday'), pageAnew],
      shows: said(draftNotice.restored),
    },
  ]),
  ...screen({ screen: 'Client panel: app', path: panel('app'), as }, [
    {
      name: 'a milestone: a draft that is back',
      acts: [
        ...[press(milestones.add), write(milestones.labels.title, 'Photos')],
        ...[pageAnew, press(milestones.add)],
      ],
      shows: inPanel(draftNotice.restored),
    },
  ]),
  ...screen({ screen: 'Client panel: money', path: panel('money'), as }, [
    {
      name: 'an invoice: a draft that is back',
      acts: [
        ...[press(invoiceForm.open), write(invoiceForm.labels.address, 'Havnegade 1')],
        ...[pageAnew, press(invoiceForm.open)],
      ],
      shows: inWindow,
    },
  ]),
  ...screen({ screen: 'Entries from a file', path: '/admin?tab=revenue', as }, [
    {
      ...back,
      acts: [
        ...[press(importForm.open), write(importForm.text, 'client;amount')],
        ...[pageAnew, press(importForm.open)],
      ],
      shows: inWindow,
    },
  ]),
];

const narrow = screen({ screen: 'Dashboard on a phone', path: '/admin', as }, [
  { name: 'the row of pages', narrow: true, shows: { role: 'navigation', name: adminPages.label } },
  { name: 'clients as cards', path: '/admin?tab=clients', narrow: true, shows: said('Vinbar Ved Åen') },
  { name: 'something of the inbox', path: item('ticket', '3'), narrow: true, shows: said('Back to the list') },
]);

/** What takes a narrow page, or a way back to a form. */
export const apartStates: AdminState[] = [...drafts, ...narrow];
