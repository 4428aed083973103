import { adminConnection } from '@skal/contracts/integration/connection';
import { click, dialog, fill } from '@skal/shell-kit/mocks/states.ts';
import { guestErasure } from '../../content/appData/appEvents.ts';
import { appKeys, newKey, revokeKey } from '../../content/appData/appKeys.ts';
import { disconnect, mailchimpForm } from '../../content/appData/connections.ts';
import { invoiceConfirmations, invoiceForm, invoices } from '../../content/billing/invoice.ts';
import { ledger, reverseForm } from '../../content/billing/ledger.ts';
import { importForm } from '../../content/billing/ledgerImport.ts';
import { bulkUpdate } from '../../content/clients/bulkUpdate.ts';
import { editForm } from '../../content/clients/clientPanel.ts';
import { launch, milestones } from '../../content/clients/launch.ts';
import { savedViews } from '../../content/clients/savedViews.ts';
import { createForm, createLabels } from '../../content/dashboard/admin.ts';
import { type AdminScreenState, clientPanelPath, defineScreenStates, dialogContains } from './builders.ts';
import { createKeySteps, invoiceAction, openCreateDialog, SAMPLE_INVOICE } from './clientSteps.ts';

const onList = { path: '/admin?tab=clients', persona: 'operator' } as const;

const list = [
  ...defineScreenStates({ screen: 'Create a client', ...onList }, [
    {
      name: 'invited instead',
      actions: [openCreateDialog, click(createLabels.invite, 'checkbox')],
      expects: { role: 'dialog', text: createForm.inviteHint },
    },
  ]),
  ...defineScreenStates({ screen: 'Several clients at once', ...onList }, [
    {
      name: 'one selected',
      actions: [click(bulkUpdate.select('Butik Birk'), 'checkbox')],
      expects: { role: 'region', name: bulkUpdate.region, text: bulkUpdate.selected(1, 50) },
    },
  ]),
  ...defineScreenStates({ screen: 'List View Settings', ...onList }, [
    { name: 'open', actions: [click(savedViews.open)], expects: dialog(savedViews.title) },
  ]),
];

const edit = defineScreenStates(
  { screen: 'Edit a client', path: `${clientPanelPath('profile')}&edit=1`, persona: 'operator' },
  [
    {
      name: 'a name missing',
      actions: [fill(editForm.labels.businessName, ' '), click(editForm.save)],
      expects: dialogContains('Business name is required'),
    },
  ],
);

const app = defineScreenStates({ screen: 'Client panel: app', path: clientPanelPath('app'), persona: 'operator' }, [
  {
    name: 'about to launch',
    actions: [click(launch.button)],
    expects: { role: 'alertdialog', text: launch.missing('').slice(0, -1) },
  },
  { name: 'as support sees it', persona: 'support', expects: dialogContains(launch.ownersOnly) },
  {
    name: 'a milestone without a title',
    actions: [click(milestones.add), click(milestones.save)],
    expects: dialogContains('A title is required'),
  },
]);

const reporting = defineScreenStates(
  { screen: 'Client panel: reporting', path: clientPanelPath('reporting'), persona: 'operator' },
  [
    { name: 'keys and reports', expects: dialogContains('wine.tasted') },
    {
      name: 'both keys live',
      actions: [...createKeySteps, click(newKey.close)],
      expects: dialogContains(appKeys.full),
    },
    {
      name: 'about to revoke a key',
      actions: [click(revokeKey.labelFor('h7Qx'))],
      expects: { role: 'alertdialog', text: revokeKey.text },
    },
    { name: 'a connected shop', expects: dialogContains('vinbar.myshopify.com') },
    {
      name: 'a broken connection',
      answers: [[adminConnection.list, 'long']],
      expects: dialogContains('it rejected the app'),
    },
    {
      name: 'about to disconnect a shop',
      actions: [click(disconnect.labelFor('Shopify'))],
      expects: { role: 'alertdialog', text: disconnect.text },
    },
    {
      name: 'an audience without its key',
      actions: [click(mailchimpForm.submit)],
      expects: dialogContains(
        'Please enter a Mailchimp API key. It ends with a hyphen and the data centre, such as -us21',
      ),
    },
    {
      name: 'no pseudonym',
      actions: [click(guestErasure.submit)],
      expects: dialogContains("Please enter the guest's pseudonym."),
    },
  ],
);

const money = defineScreenStates(
  { screen: 'Client panel: money', path: clientPanelPath('money'), persona: 'operator' },
  [
    {
      name: 'an invoice without its lines',
      actions: [click(invoiceForm.open), click(invoiceForm.submit)],
      expects: { role: 'dialog', name: invoiceForm.title, text: 'Please enter a description' },
    },
    {
      name: 'about to be marked as paid',
      actions: [invoiceAction(invoices.pay)],
      expects: { role: 'alertdialog', name: invoiceConfirmations.pay.title(SAMPLE_INVOICE) },
    },
    {
      name: 'about to be credited',
      actions: [invoiceAction(invoices.credit)],
      expects: { role: 'alertdialog', name: invoiceConfirmations.credit.title(SAMPLE_INVOICE) },
    },
    { name: 'an entry about to be taken back', actions: [click(ledger.correct)], expects: dialog(reverseForm.title) },
    {
      name: 'taken back without a reason',
      actions: [click(ledger.correct), click(reverseForm.submit)],
      expects: { role: 'dialog', name: reverseForm.title, text: 'Please enter a reason' },
    },
  ],
);

const imports = defineScreenStates({ screen: 'Entries from a file', path: '/admin?tab=revenue', persona: 'operator' }, [
  { name: 'open', actions: [click(importForm.open)], expects: dialog(importForm.title) },
]);

/** UI states of the client list and the client panel. */
export const clientPanelStates: AdminScreenState[] = [...list, ...edit, ...app, ...reporting, ...money, ...imports];
