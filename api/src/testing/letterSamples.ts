import { addOnAlertMail } from '../modules/addOn/addOn.mails.ts';
import { launchMail, launchUndoneMail } from '../modules/client/launch.mails.ts';
import { confirmEmailMail, emailChangedMail, requestedMail } from '../modules/emailChange/emailChange.mails.ts';
import type { Inquiry } from '../modules/inquiry/Inquiry.entity.ts';
import { inquiryAlertMail, inquiryConfirmationMail } from '../modules/inquiry/inquiry.mails.ts';
import { integrationAlertMail } from '../modules/integration/integration.mails.ts';
import { invoiceMail } from '../modules/invoice/invoice.mails.ts';
import type { NewMail } from '../modules/outbox/enqueueMails.ts';
import { renderMailHtml } from '../modules/outbox/letterHtml.ts';
import { operatorNoticeMail } from '../modules/outbox/news.mails.ts';
import { passkeyMail } from '../modules/passkey/passkey.mails.ts';
import {
  invitationLinkMail,
  operatorLinkMail,
  passwordChangedMail,
  requestedLinkMail,
} from '../modules/passwordLink/passwordLink.mails.ts';
import { secondFactorMail } from '../modules/secondFactor/secondFactor.mails.ts';
import { invitationMail } from '../modules/staff/staff.mails.ts';
import { ticketAnswerMail, ticketClosedMail, ticketReplyAlertMail } from '../modules/ticket/thread.mails.ts';
import { ticketAlertMail, ticketReceivedMail } from '../modules/ticket/ticket.mails.ts';
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
  confirmationMail: [inquiryConfirmationMail(call, site), inquiryConfirmationMail(written, site)],
  alertMail: [...inquiryAlertMail(call, settings), ...inquiryAlertMail(written, settings)],
  invitedMail: [invitationLinkMail(owner, 'sample', settings)],
  askedMail: [requestedLinkMail(owner, 'sample', settings)],
  sentMail: [operatorLinkMail(owner, 'sample', settings)],
  changedMail: [passwordChangedMail(owner, settings)],
  confirmMail: [confirmEmailMail(owner, 'sample', settings)],
  requestedMail: [requestedMail(owner, { newEmail: 'karen@skal.example', stopToken: 'sample' }, settings)],
  changedEmailMail: [emailChangedMail(owner, 'karen@skal.example', settings)],
  factorMail: [secondFactorMail(owner, 'recovered', settings, 'Recovery codes that are left: 9.')],
  passkeyMail: [passkeyMail(owner, 'added', settings)],
  launchMail: [launchMail(launched, settings)],
  launchUndoneMail: [launchUndoneMail(launched, settings)],
  receiptMail: [ticketReceivedMail(filed, owner, settings)],
  ticketAlertMail: ticketAlertMail(filed, business, ['menu.png'], settings),
  answerMail: [ticketAnswerMail(thread, said, owner, site)],
  overMail: [ticketClosedMail(thread, owner, site)],
  replyAlertMail: ticketReplyAlertMail(thread, { ...said, name: 'Karen' }, { ...owner, ...business }, settings),
  addOnAlertMail: addOnAlertMail({ id, addOn: 'loyalty' }, owner, business, settings),
  integrationAlertMail: integrationAlertMail(
    { id, integration: 'Economic', urgency: 'high', businessNeed: 'Our books are kept there.' },
    ...([owner, business, settings] as const),
  ),
  invitationMail: [invitationMail({ ...staffMember, role: 'Bartender' }, business, settings)],
  invoiceMail: [invoiceMail(bill, { ...owner, liveAt: 1 }, site)],
  newsMail: [
    operatorNoticeMail(
      { subject: 'mfe-portal 2 was taken back', text: '40 of 200 pages failed.\n\nAll visitors have 1 now.' },
      settings.mail.operator,
    ),
  ],
};

/** A mail as it is shown to whoever looks after its looks. */
export interface MailSample {
  /** The function that writes it. */
  template: string;
  subject: string;
  text: string;
  html: string;
}

/** Each of them as it would be sent. */
export const mailSamples: readonly MailSample[] = Object.entries(mails).flatMap(([template, written]) =>
  written.map(({ subject, body, content }) => ({
    ...{ template, subject, text: body },
    html: content ? renderMailHtml(content, { subject, brand: site.brand }) : '',
  })),
);
