import { contentSteps } from './contentSteps.ts';
import { operatorSteps } from './operatorSteps.ts';
import { readSteps } from './parameterlessReads.ts';
import { getReply, listedId, replyId, TINY_PNG } from './replyIds.ts';
import type { Step } from './step.ts';

const EMAIL = 'journey@skal.example';
const PASSWORD = 'skal-demo-client';
const NEW_PASSWORD = 'autumn tales at noon';
const consultation = {
  ...{ name: 'Anna Jensen', email: EMAIL, phone: '12 34 56 78', countryCode: '+45', company: 'Vinbaren' },
  ...{ industry: 'Wine bar', currentSolution: [], challenges: 'More guests.', contactPreference: 'email' },
};
const member = { email: EMAIL, firstName: 'Bo', lastName: 'Holm', role: 'Bartender', permissions: ['Orders'] };
const tasting = {
  ...{ title: 'Tasting', startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00', price: 12_500, capacity: 24 },
};
const wrong = { currentPassword: 'wrong' };

/** Calls of a visitor; the last one signs in as a client. */
const visitor: Omit<Step, 'by'>[] = [
  { call: 'session.read', expected: '401' },
  { call: 'staff.list', expected: '401' },
  { call: 'clientList.list', expected: '401' },
  { call: 'inquiry.send', send: consultation, expected: '201' },
  { call: 'inquiry.send', send: { ...consultation, email: 'no address' }, expected: '400 email' },
  { call: 'passwordLink.request', send: { email: EMAIL }, expected: '202' },
  { call: 'passwordLink.request', send: {}, expected: '400 email' },
  {
    call: 'passwordLink.redeem',
    send: { token: 'x'.repeat(43), newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    expected: '410 expired',
  },
  { call: 'passwordLink.read', send: { token: 'x'.repeat(43) }, expected: '410 expired' },
  { call: 'emailChange.confirm', send: { token: 'x'.repeat(43) }, expected: '410 expired' },
  { call: 'emailChange.stop', send: { token: 'x'.repeat(43) }, expected: '410 expired' },
  { call: 'passkeySignIn.begin', expected: '200' },
  { call: 'signIn.start', send: { email: 'unknown@skal.example', password: 'wrong' }, expected: '404' },
  { call: 'signIn.start', send: { email: 'client@skal.example', password: 'wrong' }, expected: '401' },
  { call: 'signIn.start', send: { email: 'no address', password: '' }, expected: '400 email password' },
  { call: 'signIn.start', send: { email: 'client@skal.example', password: PASSWORD }, expected: '200' },
  { call: 'session.read', expected: '200' },
  { call: 'session.end', expected: '200' },
  { call: 'session.read', expected: '401' },
];

/** Calls of a client. */
const client: Omit<Step, 'by'>[] = [
  { call: 'clientList.list', expected: '403' },
  { call: 'operator.list', expected: '403' },
  ...readSteps('client', 'signed-in'),
  { call: 'achievement.announce', expected: '200' },
  { call: 'staff.add', send: member, expected: '201' },
  { call: 'staff.add', send: member, expected: '409 email' },
  { call: 'staff.add', send: { ...member, email: '' }, expected: '400 email' },
  { call: 'staff.change', params: replyId('staff.add'), send: { version: 1, role: 'Chef' }, expected: '200' },
  { call: 'staff.change', params: replyId('staff.add'), send: { version: 1, role: 'Host' }, expected: '409 outdated' },
  { call: 'staff.change', params: replyId('staff.add'), send: { version: 2, role: 'Cook' }, expected: '400 role' },
  { call: 'staff.invite', params: replyId('staff.add'), expected: '200' },
  { call: 'staff.resetFactor', params: replyId('staff.add'), expected: '404' },
  { call: 'staffRole.change', send: { version: 0, role: 'Chef', permissions: ['Orders'] }, expected: '200' },
  { call: 'staffRole.change', send: { version: 0, role: 'Chef' }, expected: '409 outdated' },
  { call: 'staffRole.change', send: { version: 1, role: 'Cook' }, expected: '400 role' },
  { call: 'staff.remove', params: replyId('staff.add'), expected: '204' },
  { call: 'staff.remove', params: replyId('staff.add'), expected: '404' },
  {
    call: 'ticket.create',
    send: { title: 'A', description: 'B', priority: 'high', category: 'bug', attachments: ['screen.png'] },
    expected: '201',
  },
  { call: 'ticket.create', send: {}, expected: '400 category description priority title' },
  { call: 'ticket.list', expected: '200' },
  { call: 'ticketThread.read', params: listedId('ticket.list', { title: 'A' }), expected: '200' },
  { call: 'ticketThread.read', expected: '404' },
  {
    call: 'attachment.upload',
    params: (answers) => {
      const { id, attachments } = getReply(answers, 'ticketThread.read') as {
        id: string;
        attachments: { id: string }[];
      };
      return { id, attachmentId: String(attachments[0]?.id) };
    },
    bytes: TINY_PNG,
    expected: '200',
  },
  { call: 'attachment.upload', bytes: TINY_PNG, expected: '404' },
  { call: 'ticketThread.reply', params: listedId('ticket.list', { title: 'A' }), send: { text: 'C' }, expected: '201' },
  {
    call: 'ticketThread.reply',
    params: listedId('ticket.list', { title: 'A' }),
    send: { text: '' },
    expected: '400 text',
  },
  { call: 'ticketThread.reply', send: { text: 'C' }, expected: '404' },
  { call: 'integration.request', send: { integration: 'A', businessNeed: 'B', urgency: 'low' }, expected: '201' },
  { call: 'integration.request', send: {}, expected: '400 businessNeed integration' },
  { call: 'appWebhook.add', send: { url: 'https://app.example.dk/skal' }, expected: '201' },
  { call: 'appWebhook.add', send: { url: 'https://app.example.dk/skal' }, expected: '409 url' },
  { call: 'appWebhook.add', send: { url: 'app.example.dk' }, expected: '400 url' },
  { call: 'appWebhook.list', expected: '200' },
  { call: 'appWebhook.rotate', params: listedId('appWebhook.list'), expected: '201' },
  { call: 'appWebhook.rotate', expected: '404' },
  { call: 'appWebhook.test', params: listedId('appWebhook.list'), expected: '202' },
  { call: 'appWebhook.test', expected: '404' },
  { call: 'orderAction.take', send: { step: 'accepted', version: 0 }, expected: '404' },
  { call: 'reservationAction.take', send: { step: 'noShow', version: 0 }, expected: '404' },
  ...['204', '404'].map((expected) => ({ call: 'appWebhook.remove', params: listedId('appWebhook.list'), expected })),
  { call: 'clientConnection.sync', params: () => ({ connector: 'shopify' }), expected: '404' },
  { call: 'guestEvent.add', send: tasting, expected: '201' },
  { call: 'guestEvent.add', send: { ...tasting, endsAt: '2026-12-05T18:00' }, expected: '400 endsAt' },
  { call: 'guestEvent.list', expected: '200' },
  {
    ...{ call: 'guestEvent.change', params: listedId('guestEvent.list', { title: 'Tasting' }), expected: '200' },
    send: { ...tasting, status: 'published', version: 1 },
  },
  {
    ...{ call: 'guestEvent.change', params: listedId('guestEvent.list', { title: 'Tasting' }) },
    ...{ send: { ...tasting, version: 1 }, expected: '409 outdated' },
  },
  { call: 'guestEvent.change', send: { ...tasting, version: 1 }, expected: '404' },
  { call: 'guestEvent.bookings', params: listedId('guestEvent.list', { title: 'Tasting' }), expected: '200' },
  { call: 'guestEvent.bookings', expected: '404' },
  ...['204', '404'].map((expected) => ({
    ...{ call: 'guestEvent.remove', params: listedId('guestEvent.list', { title: 'Tasting' }), expected },
  })),
  { call: 'addOnInterest.await', send: { addOn: 'loyalty' }, expected: '201' },
  { call: 'addOnInterest.await', send: { addOn: 'unheard-of' }, expected: '400 addOn' },
  { call: 'push.send', send: { title: 'A', text: 'B', audience: 'all' }, expected: '409' },
  { call: 'push.send', send: {}, expected: '400 audience text title' },
  { call: 'push.cancel', expected: '404' },
  { call: 'push.test', send: { title: 'A', text: 'B' }, expected: '409' },
  { call: 'push.test', send: {}, expected: '400 text title' },
  { call: 'pushTester.add', send: { guest: 'unknown', name: 'Bo' }, expected: '400 guest' },
  { call: 'pushTester.remove', expected: '404' },
  { call: 'settings.save', send: { firstName: 'Karen' }, expected: '200' },
  { call: 'preferences.save', send: { theme: 'dark' }, expected: '200' },
  { call: 'preferences.save', send: { language: 'Danish' }, expected: '400 language' },
  ...contentSteps,
  { call: 'activeSession.revoke', expected: '404' },
  { call: 'secondFactor.begin', send: wrong, expected: '400 currentPassword' },
  { call: 'passkey.begin', send: wrong, expected: '400 currentPassword' },
  { call: 'passkey.remove', expected: '404' },
  {
    call: 'emailChange.request',
    send: { newEmail: 'no address', currentPassword: PASSWORD },
    expected: '400 newEmail',
  },
  {
    call: 'password.change',
    send: { ...wrong, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    expected: '400 currentPassword',
  },
];

/** A journey through every call of forms and lists, with each error that a form shows. */
export const steps: readonly Step[] = [
  ...visitor.map((step) => ({ by: 'visitor' as const, ...step })),
  ...client.map((step) => ({ by: 'client' as const, ...step })),
  ...operatorSteps.map((step) => ({ by: 'operator' as const, ...step })),
];
