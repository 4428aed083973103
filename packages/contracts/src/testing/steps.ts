import { idIn, idOf, PICTURE, row } from './ids.ts';
import { operator } from './operatorSteps.ts';
import type { Step } from './step.ts';

const EMAIL = 'journey@skal.example';
const PASSWORD = 'skal-demo-client';
const NEW_PASSWORD = 'autumn tales at noon';
const consultation = {
  ...{ name: 'Anna Jensen', email: EMAIL, phone: '12 34 56 78', countryCode: '+45', company: 'Vinbaren' },
  ...{ industry: 'Wine bar', currentSolution: [], challenges: 'More guests.', contactPreference: 'email' },
};
const member = { email: EMAIL, firstName: 'Bo', lastName: 'Holm', role: 'Bartender', permissions: ['Orders'] };
const wrong = { currentPassword: 'wrong' };

/** What a visitor calls; the last sign-in makes a client of the visitor. */
const visitor: Omit<Step, 'by'>[] = [
  { call: 'session.read', is: '401' },
  { call: 'staff.list', is: '401' },
  { call: 'clientList.list', is: '401' },
  { call: 'inquiry.send', send: consultation, is: '201' },
  { call: 'inquiry.send', send: { ...consultation, email: 'no address' }, is: '400 email' },
  { call: 'passwordLink.ask', send: { email: EMAIL }, is: '202' },
  { call: 'passwordLink.ask', send: {}, is: '400 email' },
  {
    call: 'passwordLink.redeem',
    send: { token: 'x'.repeat(43), newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    is: '410 expired',
  },
  { call: 'passwordLink.read', send: { token: 'x'.repeat(43) }, is: '410 expired' },
  { call: 'emailChange.confirm', send: { token: 'x'.repeat(43) }, is: '410 expired' },
  { call: 'emailChange.stop', send: { token: 'x'.repeat(43) }, is: '410 expired' },
  { call: 'passkeySignIn.begin', is: '200' },
  { call: 'signIn.start', send: { email: 'nobody@skal.example', password: 'wrong' }, is: '404' },
  { call: 'signIn.start', send: { email: 'client@skal.example', password: 'wrong' }, is: '401' },
  { call: 'signIn.start', send: { email: 'no address', password: '' }, is: '400 email password' },
  { call: 'signIn.start', send: { email: 'client@skal.example', password: PASSWORD }, is: '200' },
  { call: 'session.read', is: '200' },
  { call: 'session.end', is: '200' },
  { call: 'session.read', is: '401' },
];

/** What a client calls. */
const client: Omit<Step, 'by'>[] = [
  { call: 'session.read', is: '200' },
  { call: 'clientList.list', is: '403' },
  { call: 'operator.list', is: '403' },
  ...[
    ...['appStatus.read', 'overview.read', 'commerce.read', 'billing.read', 'invoice.list', 'integrationState.list'],
    ...['addOn.list', 'fileRoom.read', 'takeaway.read', 'bookings.read', 'experiences.read'],
    ...[
      'clientConnection.list',
      'shopProduct.list',
      'performance.read',
      'content.read',
      'reporter.list',
      'notification.read',
    ],
    ...['adoption.read', 'loyalty.read', 'achievement.list', 'achievement.announce', 'breakEven.read'],
  ].map((call) => ({ call, is: '200' })),
  { call: 'staff.list', is: '200' },
  { call: 'staff.add', send: member, is: '201' },
  { call: 'staff.add', send: member, is: '409 email' },
  { call: 'staff.add', send: { ...member, email: '' }, is: '400 email' },
  { call: 'staff.remove', at: idOf('staff.add'), is: '204' },
  { call: 'staff.remove', at: idOf('staff.add'), is: '404' },
  {
    call: 'ticket.create',
    send: { title: 'A', description: 'B', priority: 'high', category: 'bug', attachments: ['screen.png'] },
    is: '201',
  },
  { call: 'ticket.create', send: {}, is: '400 category description priority title' },
  { call: 'ticket.list', is: '200' },
  { call: 'ticketThread.read', at: idIn('ticket.list', { title: 'A' }), is: '200' },
  { call: 'ticketThread.read', is: '404' },
  {
    call: 'attachment.upload',
    at: (answers) => {
      const { id, attachments } = row(answers, 'ticketThread.read') as { id: string; attachments: { id: string }[] };
      return { id, attachmentId: String(attachments[0]?.id) };
    },
    bytes: PICTURE,
    is: '200',
  },
  { call: 'attachment.upload', bytes: PICTURE, is: '404' },
  { call: 'ticketThread.reply', at: idIn('ticket.list', { title: 'A' }), send: { text: 'C' }, is: '201' },
  { call: 'ticketThread.reply', at: idIn('ticket.list', { title: 'A' }), send: { text: '' }, is: '400 text' },
  { call: 'ticketThread.reply', send: { text: 'C' }, is: '404' },
  { call: 'integration.request', send: { integration: 'A', businessNeed: 'B', urgency: 'low' }, is: '201' },
  { call: 'integration.request', send: {}, is: '400 businessNeed integration' },
  { call: 'integration.list', is: '200' },
  { call: 'addOn.await', send: { addOn: 'loyalty' }, is: '201' },
  { call: 'addOn.await', send: { addOn: 'unheard-of' }, is: '400 addOn' },
  { call: 'settings.save', send: { firstName: 'Karen' }, is: '200' },
  { call: 'openSession.list', is: '200' },
  { call: 'openSession.end', is: '404' },
  { call: 'secondFactor.read', is: '200' },
  { call: 'secondFactor.begin', send: wrong, is: '400 currentPassword' },
  { call: 'passkey.list', is: '200' },
  { call: 'passkey.begin', send: wrong, is: '400 currentPassword' },
  { call: 'passkey.remove', is: '404' },
  { call: 'emailChange.ask', send: { newEmail: 'no address', currentPassword: PASSWORD }, is: '400 newEmail' },
  {
    call: 'password.change',
    send: { ...wrong, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    is: '400 currentPassword',
  },
];

/** A journey through everything that forms and lists call, with each refusal that a form shows. */
export const steps: readonly Step[] = [
  ...visitor.map((step) => ({ by: 'visitor' as const, ...step })),
  ...client.map((step) => ({ by: 'client' as const, ...step })),
  ...operator.map((step) => ({ by: 'operator' as const, ...step })),
];
