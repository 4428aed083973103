import { draftNotice } from '@skal/forms/content/draftNotice.ts';
import { attachFile, click, fill, reloadPage } from '@skal/shell-kit/mocks/states.ts';
import { invoiceForm } from '../../content/billing/invoice.ts';
import { importForm } from '../../content/billing/ledgerImport.ts';
import { editForm } from '../../content/clients/clientPanel.ts';
import { milestones } from '../../content/clients/launch.ts';
import { createLabels } from '../../content/dashboard/admin.ts';
import { adminNavigation } from '../../content/dashboard/navigation.ts';
import { followUp, ticketAdmin } from '../../content/operations/inbox.ts';
import {
  type AdminScreenState,
  clientPanelPath,
  defineScreenStates,
  dialogContains,
  mainContains,
} from './builders.ts';
import { openCreateDialog } from './clientSteps.ts';
import { inboxItemPath } from './inboxSteps.ts';

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
  { name: 'the row of pages', isNarrowOnly: true, expects: { role: 'navigation', name: adminNavigation.label } },
  { name: 'clients as cards', path: '/admin?tab=clients', isNarrowOnly: true, expects: mainContains('Vinbar Ved Åen') },
  {
    name: 'something of the inbox',
    path: inboxItemPath('ticket', '3'),
    isNarrowOnly: true,
    expects: mainContains('Back to the list'),
  },
]);

/** UI states of narrow pages and restored drafts. */
export const draftAndMobileStates: AdminScreenState[] = [...drafts, ...setFilter];
