import { draftNotice } from '@skal/forms/content/draft.ts';
import { attachFile, click, fill, reloadPage } from '@skal/shell-kit/mocks/states.ts';
import { createLabels } from '../../content/admin.ts';
import { adminNavigation } from '../../content/frame.ts';
import { followUp, ticketAdmin } from '../../content/inbox.ts';
import { invoiceForm } from '../../content/invoice.ts';
import { milestones } from '../../content/launch.ts';
import { importForm } from '../../content/ledgerImport.ts';
import { editForm } from '../../content/panel.ts';
import { inboxItemPath } from './acts.ts';
import { openCreateDialog } from './clientActs.ts';
import { type AdminScreenState, clientPanelPath, defineScreenStates, dialogContains, mainContains } from './screen.ts';

const persona = 'operator';
const back = { name: 'a draft that is back' };
const inWindow = { role: 'dialog', text: draftNotice.restored };

const drafts = [
  ...defineScreenStates({ screen: 'Create a client', path: '/admin?tab=clients', persona }, [
    {
      ...back,
      actions: [openCreateDialog, fill(createLabels.businessName, 'Bar Nord'), reloadPage, openCreateDialog],
      expects: inWindow,
    },
  ]),
  ...defineScreenStates({ screen: 'Edit a client', path: `${clientPanelPath('profile')}&edit=1`, persona }, [
    {
      ...back,
      actions: [fill(editForm.labels.businessName, 'Vinbar'), reloadPage],
      expects: dialogContains(draftNotice.restored),
    },
  ]),
  ...defineScreenStates({ screen: 'Ticket in the inbox', path: inboxItemPath('ticket', '3'), persona }, [
    {
      ...back,
      actions: [fill(ticketAdmin.label, 'We are on it.'), reloadPage],
      expects: mainContains(draftNotice.restored),
    },
    {
      name: 'a draft that is back without its file',
      actions: [
        fill(ticketAdmin.label, 'We are on it.'),
        attachFile(ticketAdmin.attach, 'screen.png', 100),
        reloadPage,
      ],
      expects: mainContains(ticketAdmin.draftFiles),
    },
  ]),
  ...defineScreenStates({ screen: 'Inquiry in the inbox', path: inboxItemPath('consultation', '1'), persona }, [
    {
      ...back,
      actions: [fill(followUp.note, 'Call on Monday'), reloadPage],
      expects: mainContains(draftNotice.restored),
    },
  ]),
  ...defineScreenStates({ screen: 'Client panel: app', path: clientPanelPath('app'), persona }, [
    {
      name: 'a milestone: a draft that is back',
      actions: [
        ...[click(milestones.add), fill(milestones.labels.title, 'Photos')],
        ...[reloadPage, click(milestones.add)],
      ],
      expects: dialogContains(draftNotice.restored),
    },
  ]),
  ...defineScreenStates({ screen: 'Client panel: money', path: clientPanelPath('money'), persona }, [
    {
      name: 'an invoice: a draft that is back',
      actions: [
        ...[click(invoiceForm.open), fill(invoiceForm.labels.address, 'Havnegade 1')],
        ...[reloadPage, click(invoiceForm.open)],
      ],
      expects: inWindow,
    },
  ]),
  ...defineScreenStates({ screen: 'Entries from a file', path: '/admin?tab=revenue', persona }, [
    {
      ...back,
      actions: [
        ...[click(importForm.open), fill(importForm.text, 'client;amount')],
        ...[reloadPage, click(importForm.open)],
      ],
      expects: inWindow,
    },
  ]),
];

const setFilter = defineScreenStates({ screen: 'Dashboard on a phone', path: '/admin', persona }, [
  { name: 'the row of pages', narrow: true, expects: { role: 'navigation', name: adminNavigation.label } },
  { name: 'clients as cards', path: '/admin?tab=clients', narrow: true, expects: mainContains('Vinbar Ved Åen') },
  {
    name: 'something of the inbox',
    path: inboxItemPath('ticket', '3'),
    narrow: true,
    expects: mainContains('Back to the list'),
  },
]);

/** What takes a narrow page, or a way back to a form. */
export const draftAndMobileStates: AdminScreenState[] = [...drafts, ...setFilter];
