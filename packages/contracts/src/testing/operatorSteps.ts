import { idIn, idOf, PICTURE, row } from './ids.ts';
import type { Answers, Step } from './step.ts';

const CLIENT = 'newClient.create';
const ofClient = idOf(CLIENT);
const newClient = {
  ...{ email: 'client-of-journey@skal.example', contactName: 'Karen Blixen', businessName: 'Rungstedlund' },
  ...{ businessType: 'cafe', subscriptionPlan: 'premium', phone: '87 65 43 21', password: 'seven gothic tales' },
};
const entry = { category: 'Setup Fees', amount: 2_900, currency: 'EUR', date: '2026-01-02', note: '' };
const shop = { appId: 'app', appSecret: 'sample' };
const invoice = {
  ...{ billedTo: 'Vinbaren ApS', address: '', currency: 'DKK', dueDate: '2099-01-02', note: '' },
  lines: [{ description: 'Premium plan', quantity: 1, unitAmount: 100_000 }],
};
const invited = { contactName: 'Ida Holm', email: 'operator-of-journey@skal.example', role: 'support' };

/** What an operator calls. */
export const operator: Omit<Step, 'by'>[] = [
  ...[
    ...['session.read', 'clientList.list', 'clientList.count', 'clientTable.read', 'inbox.list', 'unread.count'],
    ...['lead.list', 'deskTicket.list', 'snippet.list', 'operator.list', 'audit.list', 'audit.actions'],
    ...['revenue.list', 'revenueCourse.read', 'release.list', 'heldMail.list', 'appAlert.list'],
  ].map((call) => ({ call, is: '200' })),
  { call: 'staff.list', is: '403' },
  { call: CLIENT, send: newClient, is: '201' },
  { call: CLIENT, send: newClient, is: '409 email' },
  { call: CLIENT, send: { ...newClient, email: '' }, is: '400 email' },
  { call: 'client.read', at: ofClient, is: '200' },
  { call: 'client.read', is: '404' },
  { call: 'clientEdit.edit', at: ofClient, send: { version: 1, phone: '12 34 56 78' }, is: '200' },
  { call: 'clientEdit.edit', at: ofClient, send: { version: 1, phone: '12 34 56 79' }, is: '409 outdated' },
  { call: 'clientEdit.edit', send: { version: 1, phone: '12 34 56 79' }, is: '404' },
  { call: 'clientTable.save', send: { hidden: ['phone'], views: [] }, is: '200' },
  { call: 'milestone.list', at: ofClient, is: '200' },
  { call: 'milestone.add', at: ofClient, send: { title: 'Contract' }, is: '201' },
  { call: 'milestone.add', at: ofClient, send: {}, is: '400 title' },
  { call: 'milestone.change', at: idOf('milestone.add'), send: { status: 'completed', position: 0 }, is: '200' },
  { call: 'milestone.change', send: { position: 0 }, is: '404' },
  { call: 'milestone.remove', at: idOf('milestone.add'), is: '204' },
  { call: 'milestone.remove', at: idOf('milestone.add'), is: '404' },
  { call: 'appKey.list', at: ofClient, is: '200' },
  { call: 'appKey.add', at: ofClient, send: { label: 'production' }, is: '201' },
  ...['204', '404'].map((is) => ({ call: 'appKey.revoke', at: idOf('appKey.add'), is })),
  { call: 'appReport.list', at: ofClient, is: '200' },
  { call: 'connection.list', at: ofClient, is: '200' },
  { call: 'connection.connectShopify', at: ofClient, send: { ...shop, shop: 'elsewhere.example' }, is: '400 shop' },
  { call: 'connection.connectMailchimp', at: ofClient, send: { audience: 'a1b2c3' }, is: '400 apiKey' },
  { call: 'connection.read', is: '404' },
  { call: 'connection.remove', is: '404' },
  { call: 'guest.erase', at: ofClient, send: {}, is: '400 guest' },
  { call: 'clientLogo.upload', at: ofClient, bytes: PICTURE, is: '201' },
  { call: 'clientLogo.remove', at: ofClient, is: '204' },
  { call: 'storeLinks.save', at: ofClient, send: { appStore: '', googlePlay: '' }, is: '200' },
  { call: 'storeLinks.save', at: ofClient, send: { appStore: 'no address', googlePlay: '' }, is: '400 appStore' },
  { call: 'clientIntegration.list', at: ofClient, is: '200' },
  { call: 'clientIntegration.change', at: ofClient, send: { platform: 'shopify', status: 'connected' }, is: '200' },
  { call: 'client.launch', at: ofClient, is: '200' },
  { call: 'client.launch', at: ofClient, is: '409' },
  { call: 'client.undoLaunch', at: ofClient, is: '204' },
  { call: 'client.undoLaunch', at: ofClient, is: '409' },
  { call: 'clientLink.send', at: ofClient, is: '202' },
  { call: 'ledger.list', at: ofClient, is: '200' },
  { call: 'ledger.record', at: ofClient, send: entry, is: '201' },
  { call: 'ledger.record', at: ofClient, send: { ...entry, category: '' }, is: '400 category' },
  ...['201', '409'].map((is) => ({
    ...{ call: 'ledger.correct', send: { note: 'Booked twice' }, is },
    at: (answers: Answers) => ({ ...ofClient(answers), entryId: String(row(answers, 'ledger.record').id) }),
  })),
  { call: 'deskInvoice.issue', at: ofClient, send: invoice, is: '201' },
  { call: 'deskInvoice.issue', at: ofClient, send: { ...invoice, billedTo: '' }, is: '400 billedTo' },
  { call: 'deskInvoice.list', at: ofClient, is: '200' },
  ...[
    ...['deskInvoice.pay 200', 'deskInvoice.pay 409', 'deskInvoice.unpay 204', 'deskInvoice.unpay 409'],
    ...['deskInvoice.send 202', 'deskInvoice.credit 201', 'deskInvoice.credit 409'],
  ].map((line) => {
    const [call = '', is = ''] = line.split(' ');
    return { call, at: idOf('deskInvoice.issue'), is };
  }),
  { call: 'deskInvoice.pay', is: '404' },
  { call: 'lead.read', at: idIn('inbox.list', { kind: 'consultation' }), is: '200' },
  { call: 'lead.change', at: idIn('inbox.list', { kind: 'consultation' }), send: { read: true }, is: '200' },
  { call: 'lead.read', is: '404' },
  { call: 'deskTicket.read', at: idIn('inbox.list', { kind: 'ticket' }), is: '200' },
  { call: 'deskTicket.change', at: idIn('inbox.list', { kind: 'ticket' }), send: { read: true }, is: '200' },
  { call: 'deskTicket.answer', at: idIn('inbox.list', { kind: 'ticket' }), send: { text: 'A' }, is: '201' },
  { call: 'deskTicket.answer', send: { text: 'A' }, is: '404' },
  { call: 'integrationWish.change', at: idIn('inbox.list', { kind: 'integration' }), send: { read: true }, is: '200' },
  { call: 'addOnWish.change', at: idIn('inbox.list', { kind: 'add-on' }), send: { read: true }, is: '200' },
  { call: 'integrationWish.read', at: idIn('inbox.list', { kind: 'integration' }), is: '200' },
  { call: 'addOnWish.read', at: idIn('inbox.list', { kind: 'add-on' }), is: '200' },
  { call: 'snippet.add', send: { title: 'Reload', text: 'Please reload.' }, is: '201' },
  { call: 'snippet.remove', at: idOf('snippet.add'), is: '204' },
  { call: 'snippet.remove', at: idOf('snippet.add'), is: '404' },
  { call: 'operator.invite', send: invited, is: '201' },
  { call: 'operator.invite', send: invited, is: '409 email' },
  { call: 'operator.change', at: idOf('operator.invite'), send: { role: 'owner' }, is: '200' },
  { call: 'operator.change', at: idIn('operator.list', { self: true }), send: { role: 'support' }, is: '409' },
  { call: 'operator.change', send: { role: 'support' }, is: '404' },
  { call: 'operator.resetFactor', is: '404' },
  { call: 'heldMail.retry', is: '404' },
  { call: 'heldMail.drop', is: '404' },
  { call: 'release.rollBack', at: () => ({ bundle: 'unheard-of' }), send: { expects: '2', to: '1' }, is: '404' },
  { call: 'operator.sendLink', at: idOf('operator.invite'), is: '202' },
  { call: 'client.remove', at: ofClient, is: '204' },
  { call: 'client.remove', at: ofClient, is: '404' },
];
