import { client } from '@skal/contracts/client';
import { clientLink } from '@skal/contracts/clientLink';
import { connection } from '@skal/contracts/connection';
import { clientEdit } from '@skal/contracts/editClient';
import { milestone } from '@skal/contracts/milestone';
import { newClient } from '@skal/contracts/newClient';
import { dialog, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { createForm, createLabels } from '../../content/admin.ts';
import { appKeys, newKey, revokeKey } from '../../content/appKeys.ts';
import { guestErasure } from '../../content/appReports.ts';
import { clientAccess } from '../../content/clientAccess.ts';
import { clientChanges } from '../../content/clientChanges.ts';
import { clientViews } from '../../content/clientViews.ts';
import { disconnect, mailchimpForm } from '../../content/connections.ts';
import { invoiceForm, invoiceQuestions, invoices, invoiceToasts } from '../../content/invoice.ts';
import { launch, milestones, storeLinks } from '../../content/launch.ts';
import { correctForm, ledger, recordForm } from '../../content/ledger.ts';
import { importForm } from '../../content/ledgerImport.ts';
import { deletion, editForm } from '../../content/panel.ts';
import { adding, filledIn, launching, making, ofInvoice, opened, recording, renamed } from './clientActs.ts';
import { type AdminState, inPanel, panel, screen } from './screen.ts';

const onList = { path: '/admin?tab=clients', as: 'operator' } as const;

const list = [
  ...screen({ screen: 'Create a client', ...onList }, [
    {
      name: 'invited instead',
      acts: [opened, press(createLabels.invite, 'checkbox')],
      shows: { role: 'dialog', text: createForm.inviteHint },
    },
    { name: 'failed', answers: [[newClient.create, '500']], acts: filledIn, shows: toast('went wrong on our side') },
    {
      name: 'no connection',
      answers: [[newClient.create, 'offline']],
      acts: filledIn,
      shows: toast(createForm.failedReason),
    },
    {
      name: 'refused: too many requests',
      answers: [[newClient.create, '429']],
      acts: filledIn,
      shows: toast('Too many requests'),
    },
  ]),
  ...screen({ screen: 'Delete a client', ...onList }, [
    {
      name: 'not deleted',
      answers: [[client.remove, 'offline']],
      acts: [press('Delete Butik Birk')],
      shows: toast(deletion.failedReason),
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
  {
    name: 'being saved',
    answers: [[clientEdit.edit, 'slow']],
    acts: renamed,
    shows: { role: 'button', name: editForm.busy },
  },
  { name: 'not saved', answers: [[clientEdit.edit, 'offline']], acts: renamed, shows: toast(editForm.failedReason) },
]);

const app = screen({ screen: 'Client panel: app', path: panel('app'), as: 'operator' }, [
  { name: 'about to launch', acts: [press(launch.button)], shows: { role: 'alertdialog', text: 'Still open' } },
  { name: 'launched', acts: launching, shows: toast(launch.done) },
  { name: 'not launched', answers: [[client.launch, 'offline']], acts: launching, shows: toast(launch.failedReason) },
  { name: 'as support sees it', as: 'support', shows: inPanel(launch.ownersOnly) },
  { name: 'links saved', acts: [press(storeLinks.save)], shows: toast(storeLinks.saved) },
  {
    name: 'a milestone without a title',
    acts: [press(milestones.add), press(milestones.save)],
    shows: inPanel('A title is required'),
  },
  { name: 'a milestone added', acts: adding, shows: inPanel('Photos') },
  {
    name: 'a milestone refused by the server',
    answers: [[milestone.add, 'validation']],
    acts: adding,
    shows: inPanel('at most 200 characters'),
  },
  {
    name: 'milestones did not load',
    answers: [[milestone.list, '500']],
    shows: inPanel(milestones.failed.title),
  },
]);

const reporting = screen({ screen: 'Client panel: reporting', path: panel('reporting'), as: 'operator' }, [
  { name: 'keys and reports', shows: inPanel('wine.tasted') },
  { name: 'a key made', acts: making, shows: inPanel(newKey.once) },
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
  { name: 'an entry recorded', acts: recording, shows: toast(recordForm.done) },
  {
    name: 'an entry refused by the server',
    scenario: 'validation',
    acts: recording,
    shows: inPanel('at most 200 characters'),
  },
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
    name: 'marked as paid',
    acts: [ofInvoice(invoices.pay), press(invoiceQuestions.pay.confirm, 'button', 'alertdialog')],
    shows: toast(invoiceToasts.paid),
  },
  {
    name: 'about to be credited',
    acts: [ofInvoice(invoices.credit)],
    shows: { role: 'alertdialog', name: invoiceQuestions.credit.title('Invoice 1') },
  },
  { name: 'sent again', acts: [ofInvoice(invoices.send)], shows: toast(invoiceToasts.sent) },
  { name: 'an entry about to be taken back', acts: [press(ledger.correct)], shows: dialog(correctForm.title) },
  {
    name: 'taken back without a reason',
    acts: [press(ledger.correct), press(correctForm.submit)],
    shows: { role: 'dialog', name: correctForm.title, text: 'Please say what was wrong' },
  },
]);

const imports = screen({ screen: 'Entries from a file', path: '/admin?tab=revenue', as: 'operator' }, [
  { name: 'open', acts: [press(importForm.open)], shows: dialog(importForm.title) },
  {
    name: 'what would be booked',
    acts: [press(importForm.open), write(importForm.text, 'client;amount\nBar Nord;100'), press(importForm.preview)],
    shows: { role: 'dialog', text: importForm.columns.result },
  },
]);

const access = screen({ screen: 'Client panel: access', path: panel('access'), as: 'operator' }, [
  { name: 'a link sent', acts: [press(clientAccess.send)], shows: toast(clientAccess.sent) },
  {
    name: 'a link not sent',
    answers: [[clientLink.send, 'offline']],
    acts: [press(clientAccess.send)],
    shows: toast(clientAccess.failedReason),
  },
]);

/** What an operator does with clients, and what comes of it. */
export const clientActs: AdminState[] = [...list, ...edit, ...app, ...reporting, ...money, ...imports, ...access];
