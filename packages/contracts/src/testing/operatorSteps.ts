import { readSteps } from './parameterlessReads.ts';
import { getReply, listedId, replyId, TINY_PNG } from './replyIds.ts';
import type { EarlierReplies, Step } from './step.ts';

const CLIENT = 'newClient.create';
const ofClient = replyId(CLIENT);
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

/** Calls of an operator. */
export const operatorSteps: Omit<Step, 'by'>[] = [
  ...readSteps('admin', 'owner', 'signed-in'),
  { call: 'staff.list', expected: '403' },
  { call: CLIENT, send: newClient, expected: '201' },
  { call: CLIENT, send: newClient, expected: '409 email' },
  { call: CLIENT, send: { ...newClient, email: '' }, expected: '400 email' },
  { call: 'client.read', params: ofClient, expected: '200' },
  { call: 'client.read', expected: '404' },
  { call: 'clientEdit.edit', params: ofClient, send: { version: 1, phone: '12 34 56 78' }, expected: '200' },
  { call: 'clientEdit.edit', params: ofClient, send: { version: 1, phone: '12 34 56 79' }, expected: '409 outdated' },
  { call: 'clientEdit.edit', send: { version: 1, phone: '12 34 56 79' }, expected: '404' },
  { call: 'pushService.read', params: ofClient, expected: '200' },
  { call: 'pushService.save', params: ofClient, send: { driver: 'log' }, expected: '200' },
  { call: 'pushService.save', params: ofClient, send: { driver: 'fcm' }, expected: '400 serviceAccount' },
  { call: 'pushService.remove', params: ofClient, expected: '204' },
  { call: 'pushService.remove', params: ofClient, expected: '404' },
  { call: 'clientListPreferences.save', send: { hidden: ['phone'], views: [] }, expected: '200' },
  { call: 'milestone.list', params: ofClient, expected: '200' },
  { call: 'milestone.add', params: ofClient, send: { title: 'Contract' }, expected: '201' },
  { call: 'milestone.add', params: ofClient, send: {}, expected: '400 title' },
  {
    call: 'milestone.change',
    params: replyId('milestone.add'),
    send: { status: 'completed', position: 0 },
    expected: '200',
  },
  { call: 'milestone.change', send: { position: 0 }, expected: '404' },
  { call: 'milestone.remove', params: replyId('milestone.add'), expected: '204' },
  { call: 'milestone.remove', params: replyId('milestone.add'), expected: '404' },
  { call: 'appKey.list', params: ofClient, expected: '200' },
  { call: 'appKey.add', params: ofClient, send: { label: 'production' }, expected: '201' },
  ...['204', '404'].map((expected) => ({ call: 'appKey.revoke', params: replyId('appKey.add'), expected })),
  { call: 'adminAppWebhook.add', params: ofClient, send: { url: 'https://app.example.dk/skal' }, expected: '201' },
  { call: 'adminAppWebhook.add', params: ofClient, send: { url: 'app.example.dk' }, expected: '400 url' },
  { call: 'adminAppWebhook.list', params: ofClient, expected: '200' },
  { call: 'adminAppWebhook.rotate', params: replyId('adminAppWebhook.add'), expected: '201' },
  { call: 'adminAppWebhook.test', params: replyId('adminAppWebhook.add'), expected: '202' },
  { call: 'adminAppWebhook.replay', expected: '404' },
  ...['204', '404'].map((expected) => ({
    ...{ call: 'adminAppWebhook.remove', params: replyId('adminAppWebhook.add'), expected },
  })),
  { call: 'eventTypeStats.list', params: ofClient, expected: '200' },
  { call: 'adminConnection.list', params: ofClient, expected: '200' },
  {
    call: 'adminConnection.connectShopify',
    params: ofClient,
    send: { ...shop, shop: 'elsewhere.example' },
    expected: '400 shop',
  },
  { call: 'adminConnection.connectMailchimp', params: ofClient, send: { audience: 'a1b2c3' }, expected: '400 apiKey' },
  { call: 'adminConnection.read', expected: '404' },
  { call: 'adminConnection.remove', expected: '404' },
  { call: 'guest.erase', params: ofClient, send: {}, expected: '400 guest' },
  { call: 'adminLogo.upload', params: ofClient, bytes: TINY_PNG, expected: '201' },
  { call: 'adminLogo.remove', params: ofClient, expected: '204' },
  { call: 'storeLinks.save', params: ofClient, send: { appStore: '', googlePlay: '' }, expected: '200' },
  {
    call: 'storeLinks.save',
    params: ofClient,
    send: { appStore: 'no address', googlePlay: '' },
    expected: '400 appStore',
  },
  { call: 'adminIntegration.list', params: ofClient, expected: '200' },
  {
    call: 'adminIntegration.change',
    params: ofClient,
    send: { platform: 'shopify', status: 'connected' },
    expected: '200',
  },
  { call: 'client.launch', params: ofClient, expected: '200' },
  { call: 'client.launch', params: ofClient, expected: '409' },
  { call: 'client.undoLaunch', params: ofClient, expected: '204' },
  { call: 'client.undoLaunch', params: ofClient, expected: '409' },
  { call: 'clientPasswordLink.send', params: ofClient, expected: '202' },
  { call: 'ledger.list', params: ofClient, expected: '200' },
  { call: 'ledger.record', params: ofClient, send: entry, expected: '201' },
  { call: 'ledger.record', params: ofClient, send: { ...entry, category: '' }, expected: '400 category' },
  ...['201', '409'].map((expected) => ({
    ...{ call: 'ledger.correct', send: { note: 'Booked twice' }, expected },
    params: (answers: EarlierReplies) => ({
      ...ofClient(answers),
      entryId: String(getReply(answers, 'ledger.record').id),
    }),
  })),
  { call: 'adminInvoice.issue', params: ofClient, send: invoice, expected: '201' },
  { call: 'adminInvoice.issue', params: ofClient, send: { ...invoice, billedTo: '' }, expected: '400 billedTo' },
  { call: 'adminInvoice.list', params: ofClient, expected: '200' },
  ...[
    ...['adminInvoice.pay 200', 'adminInvoice.pay 409', 'adminInvoice.unpay 204', 'adminInvoice.unpay 409'],
    ...['adminInvoice.send 202', 'adminInvoice.credit 201', 'adminInvoice.credit 409'],
  ].map((line) => {
    const [call = '', expected = ''] = line.split(' ');
    return { call, params: replyId('adminInvoice.issue'), expected };
  }),
  { call: 'adminInvoice.pay', expected: '404' },
  { call: 'lead.read', params: listedId('inbox.list', { kind: 'consultation' }), expected: '200' },
  {
    call: 'lead.change',
    params: listedId('inbox.list', { kind: 'consultation' }),
    send: { read: true },
    expected: '200',
  },
  { call: 'lead.read', expected: '404' },
  { call: 'adminTicket.read', params: listedId('inbox.list', { kind: 'ticket' }), expected: '200' },
  {
    call: 'adminTicket.change',
    params: listedId('inbox.list', { kind: 'ticket' }),
    send: { read: true },
    expected: '200',
  },
  {
    call: 'adminTicket.answer',
    params: listedId('inbox.list', { kind: 'ticket' }),
    send: { text: 'A' },
    expected: '201',
  },
  { call: 'adminTicket.answer', send: { text: 'A' }, expected: '404' },
  {
    call: 'adminIntegrationRequest.change',
    params: listedId('inbox.list', { kind: 'integration' }),
    send: { read: true },
    expected: '200',
  },
  {
    call: 'adminAddOnInterest.change',
    params: listedId('inbox.list', { kind: 'add-on' }),
    send: { read: true },
    expected: '200',
  },
  { call: 'adminIntegrationRequest.read', params: listedId('inbox.list', { kind: 'integration' }), expected: '200' },
  { call: 'adminAddOnInterest.read', params: listedId('inbox.list', { kind: 'add-on' }), expected: '200' },
  { call: 'snippet.add', send: { title: 'Reload', text: 'Please reload.' }, expected: '201' },
  { call: 'snippet.remove', params: replyId('snippet.add'), expected: '204' },
  { call: 'snippet.remove', params: replyId('snippet.add'), expected: '404' },
  { call: 'operator.invite', send: invited, expected: '201' },
  { call: 'operator.invite', send: invited, expected: '409 email' },
  { call: 'operator.change', params: replyId('operator.invite'), send: { role: 'owner' }, expected: '200' },
  {
    call: 'operator.change',
    params: listedId('operator.list', { self: true }),
    send: { role: 'support' },
    expected: '409',
  },
  { call: 'operator.change', send: { role: 'support' }, expected: '404' },
  { call: 'operator.resetFactor', expected: '404' },
  { call: 'deadLetter.retry', expected: '404' },
  { call: 'deadLetter.drop', expected: '404' },
  {
    call: 'release.rollBack',
    params: () => ({ bundle: 'unheard-of' }),
    send: { expects: '2', to: '1' },
    expected: '404',
  },
  { call: 'operator.sendLink', params: replyId('operator.invite'), expected: '202' },
  { call: 'client.remove', params: ofClient, expected: '204' },
  { call: 'client.remove', params: ofClient, expected: '404' },
];
