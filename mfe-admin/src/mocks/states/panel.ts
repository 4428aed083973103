import { connection } from '@skal/contracts/connection';
import { dialog, press, write } from '@skal/shell-kit/mocks/states.ts';
import { createForm, createLabels } from '../../content/admin.ts';
import { appKeys, newKey, revokeKey } from '../../content/appKeys.ts';
import { guestErasure } from '../../content/appReports.ts';
import { clientChanges } from '../../content/clientChanges.ts';
import { clientViews } from '../../content/clientViews.ts';
import { disconnect, mailchimpForm } from '../../content/connections.ts';
import { invoiceForm, invoiceQuestions, invoices } from '../../content/invoice.ts';
import { launch, milestones } from '../../content/launch.ts';
import { correctForm, ledger } from '../../content/ledger.ts';
import { importForm } from '../../content/ledgerImport.ts';
import { editForm } from '../../content/panel.ts';
import { making, ofInvoice, opened } from './clientActs.ts';
import { type AdminState, inPanel, panel, screen } from './screen.ts';

const onList = { path: '/admin?tab=clients', as: 'operator' } as const;

const list = [
  ...screen({ screen: 'Create a client', ...onList }, [
    {
      name: 'invited instead',
      acts: [opened, press(createLabels.invite, 'checkbox')],
      shows: { role: 'dialog', text: createForm.inviteHint },
    },
  ]),
  ...screen({ screen: 'Several clients at once', ...onList }, [
    {
      name: 'one selected',
      acts: [press(clientChanges.select('Butik Birk'), 'checkbox')],
      shows: { role: 'region', name: clientChanges.region, text: '1 selected' },
    },
  ]),
  ...screen({ screen: 'View of the list', ...onList }, [
    { name: 'open', acts: [press(clientViews.open)], shows: dialog(clientViews.title) },
  ]),
];

const edit = screen({ screen: 'Edit a client', path: `${panel('profile')}&edit=1`, as: 'operator' }, [
  {
    name: 'a name missing',
    acts: [write(editForm.labels.businessName, ' '), press(editForm.save)],
    shows: inPanel('Business name is required'),
  },
]);

const app = screen({ screen: 'Client panel: app', path: panel('app'), as: 'operator' }, [
  { name: 'about to launch', acts: [press(launch.button)], shows: { role: 'alertdialog', text: 'Still open' } },
  { name: 'as support sees it', as: 'support', shows: inPanel(launch.ownersOnly) },
  {
    name: 'a milestone without a title',
    acts: [press(milestones.add), press(milestones.save)],
    shows: inPanel('A title is required'),
  },
]);

const reporting = screen({ screen: 'Client panel: reporting', path: panel('reporting'), as: 'operator' }, [
  { name: 'keys and reports', shows: inPanel('wine.tasted') },
  { name: 'both keys live', acts: [...making, press(newKey.close)], shows: inPanel(appKeys.full) },
  {
    name: 'about to revoke a key',
    acts: [press(revokeKey.of('h7Qx'))],
    shows: { role: 'alertdialog', text: revokeKey.text },
  },
  { name: 'a connected shop', shows: inPanel('vinbar.myshopify.com') },
  { name: 'a broken connection', answers: [[connection.list, 'long']], shows: inPanel('it refuses the app') },
  {
    name: 'about to disconnect a shop',
    acts: [press(disconnect.of('Shopify'))],
    shows: { role: 'alertdialog', text: disconnect.text },
  },
  {
    name: 'an audience without its key',
    acts: [press(mailchimpForm.submit)],
    shows: inPanel('Please enter an API key'),
  },
  { name: 'no pseudonym', acts: [press(guestErasure.submit)], shows: inPanel('Say the pseudonym of the guest.') },
]);

const money = screen({ screen: 'Client panel: money', path: panel('money'), as: 'operator' }, [
  {
    name: 'an invoice without its lines',
    acts: [press(invoiceForm.open), press(invoiceForm.submit)],
    shows: { role: 'dialog', name: invoiceForm.title, text: 'Please' },
  },
  {
    name: 'about to be marked as paid',
    acts: [ofInvoice(invoices.pay)],
    shows: { role: 'alertdialog', name: invoiceQuestions.pay.title('Invoice 1') },
  },
  {
    name: 'about to be credited',
    acts: [ofInvoice(invoices.credit)],
    shows: { role: 'alertdialog', name: invoiceQuestions.credit.title('Invoice 1') },
  },
  { name: 'an entry about to be taken back', acts: [press(ledger.correct)], shows: dialog(correctForm.title) },
  {
    name: 'taken back without a reason',
    acts: [press(ledger.correct), press(correctForm.submit)],
    shows: { role: 'dialog', name: correctForm.title, text: 'Please say what was wrong' },
  },
]);

const imports = screen({ screen: 'Entries from a file', path: '/admin?tab=revenue', as: 'operator' }, [
  { name: 'open', acts: [press(importForm.open)], shows: dialog(importForm.title) },
]);

/** What an operator does with clients, and what comes of it. */
export const clientActs: AdminState[] = [...list, ...edit, ...app, ...reporting, ...money, ...imports];
