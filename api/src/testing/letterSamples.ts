import { addOnAlertMail } from '../modules/addOn/addOn.mails.ts';
import { launchMail, launchUndoneMail } from '../modules/client/launch.mails.ts';
import { changedEmailMail, confirmMail, requestedMail } from '../modules/emailChange/emailChange.mails.ts';
import type { Inquiry } from '../modules/inquiry/Inquiry.entity.ts';
import { alertMail, confirmationMail } from '../modules/inquiry/inquiry.mails.ts';
import { integrationAlertMail } from '../modules/integration/integration.mails.ts';
import { invoiceMail } from '../modules/invoice/invoice.mails.ts';
import type { NewMail } from '../modules/outbox/enqueueMails.ts';
import { letterHtml } from '../modules/outbox/letterHtml.ts';
import { newsMail } from '../modules/outbox/news.mails.ts';
import { passkeyMail } from '../modules/passkey/passkey.mails.ts';
import { askedMail, changedMail, invitedMail, sentMail } from '../modules/passwordLink/passwordLink.mails.ts';
import { factorMail } from '../modules/secondFactor/secondFactor.mails.ts';
import { invitationMail } from '../modules/staff/staff.mails.ts';
import { answerMail, overMail, replyAlertMail } from '../modules/ticket/thread.mails.ts';
import { receiptMail, ticketAlertMail } from '../modules/ticket/ticket.mails.ts';
import { readSettings } from '../settings.ts';
import { consultation, message, staffMember, ticket } from './bodies.ts';

const { site, mail, timeZone } = readSettings({ NODE_ENV: 'test', SITE_ORIGIN: 'https://skal.example' });
const settings = { site, timeZone, mail: { ...mail, operator: 'desk@skal.example' } };

const id = '01980000-0000-7000-8000-000000000000';
const owner = { email: 'client@skal.example', firstName: 'Karen' };
const business = { name: 'Rungstedlund' };
const launched = { ...owner, businessName: business.name, branding: { businessName: '', description: '' } };
const thread = { id, title: ticket.title, status: 'resolved' as const };
const said = {
  name: 'Ida Holm',
  text: 'Thank you for telling us.\n\nThe menu opens again: please load the page anew.',
};
const filed = {
  ...{ id, title: ticket.title, description: ticket.description, name: ticket.name, email: ticket.email },
  ...{ priority: 'high' as const, category: 'bug' as const, phone: ticket.phone },
  responseDueAt: Date.parse('2026-11-23T13:00:00Z'),
};
const nothing = { phoneE164: null, countryCode: null, company: null, industry: null, currentSolution: null } as const;
const asked: Omit<Inquiry, 'kind' | 'name' | 'email' | 'phone'> = {
  ...{ id, businessId: null, status: 'new', note: null, unread: 1, requestKey: null, requestHash: null },
  ...{ ...nothing, challenges: null, contactPreference: null, subject: null, message: null, createdAt: 0 },
};
const call = {
  ...{ ...asked, ...consultation, kind: 'consultation' as const, contactPreference: 'email' as const },
  phoneE164: '+4512345678',
};
const written = { ...asked, ...message, kind: 'message' as const };
const bill = { id, number: 12, corrects: null, total: 312_500, currency: 'DKK' as const, dueDay: '2026-12-07' };

/** Every mail that there is, by the function that writes it, with data that nobody has. */
const mails: Readonly<Record<string, readonly NewMail[]>> = {
  confirmationMail: [confirmationMail(call, site), confirmationMail(written, site)],
  alertMail: [...alertMail(call, settings), ...alertMail(written, settings)],
  invitedMail: [invitedMail(owner, 'sample', settings)],
  askedMail: [askedMail(owner, 'sample', settings)],
  sentMail: [sentMail(owner, 'sample', settings)],
  changedMail: [changedMail(owner, settings)],
  confirmMail: [confirmMail(owner, 'sample', settings)],
  requestedMail: [requestedMail(owner, { newEmail: 'karen@skal.example', stopToken: 'sample' }, settings)],
  changedEmailMail: [changedEmailMail(owner, 'karen@skal.example', settings)],
  factorMail: [factorMail(owner, 'recovered', settings, 'Recovery codes that are left: 9.')],
  passkeyMail: [passkeyMail(owner, 'added', settings)],
  launchMail: [launchMail(launched, settings)],
  launchUndoneMail: [launchUndoneMail(launched, settings)],
  receiptMail: [receiptMail(filed, owner, settings)],
  ticketAlertMail: ticketAlertMail(filed, business, ['menu.png'], settings),
  answerMail: [answerMail(thread, said, owner, site)],
  overMail: [overMail(thread, owner, site)],
  replyAlertMail: replyAlertMail(thread, { ...said, name: 'Karen' }, { ...owner, ...business }, settings),
  addOnAlertMail: addOnAlertMail({ id, addOn: 'loyalty' }, owner, business, settings),
  integrationAlertMail: integrationAlertMail(
    { id, integration: 'Economic', urgency: 'high', businessNeed: 'Our books are kept there.' },
    ...([owner, business, settings] as const),
  ),
  invitationMail: [invitationMail({ ...staffMember, role: 'Bartender' }, business, settings)],
  invoiceMail: [invoiceMail(bill, { ...owner, liveAt: 1 }, site)],
  newsMail: [
    newsMail(
      { subject: 'mfe-portal 2 was taken back', text: '40 of 200 pages failed.\n\nAll visitors have 1 now.' },
      settings.mail.operator,
    ),
  ],
};

/** A mail as it is shown to whoever looks after its looks. */
export interface LetterSample {
  /** The function that writes it. */
  writer: string;
  subject: string;
  text: string;
  html: string;
}

/** Each of them as it would be sent. */
export const letterSamples: readonly LetterSample[] = Object.entries(mails).flatMap(([writer, written]) =>
  written.map(({ subject, body, letter }) => ({
    ...{ writer, subject, text: body },
    html: letter ? letterHtml(letter, { subject, brand: site.brand }) : '',
  })),
);
