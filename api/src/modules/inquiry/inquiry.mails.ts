import type { Locale } from '@skal/contracts/site/locale';
import { CALL_MINUTES, REPLY_HOURS } from '@skal/contracts/site/serviceCommitments';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { ContactPreference } from '@skal/contracts/support/inquiry';
import { type TextOf, textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { inboxButton } from '../inbox/inboxLink.ts';
import { buildMail, fieldList, finePrint, greeting, paragraph, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { AlertRecipient } from '../outbox/notice/alertRecipient.ts';
import type { Inquiry } from './Inquiry.entity.ts';

const RECEIVED: Record<Inquiry['kind'], { subject: string; body: string }> = {
  consultation: {
    subject: /*i18n*/ 'We have received your request',
    body: /*i18n*/ 'Thank you for requesting a discovery call. We have received your request and will get back to you within {hours} hours. The call is free and takes {minutes} minutes.',
  },
  message: {
    subject: /*i18n*/ 'We have received your message',
    body: /*i18n*/ 'Thank you for your message. We have received it and will get back to you within {hours} hours.',
  },
};

/**
 * Builds the confirmation to the visitor (F31), in the language of the page. It repeats only a name, and only if it
 * cannot be anything else: the form may contain a third party's address.
 */
export function inquiryConfirmationMail(inquiry: Inquiry, language: Locale, site: SiteInfo): NewMail {
  const text = textIn(language);
  const { subject, body } = RECEIVED[inquiry.kind];
  const mistake = text(
    /*i18n*/ 'If you did not contact us, someone entered your address by mistake and you can ignore this email.',
  );
  return buildMail(
    { kind: 'confirmation', recipient: inquiry.email, subject: text(subject) },
    {
      language,
      parts: [
        greeting(inquiry.name, text),
        paragraph(text(body, { hours: REPLY_HOURS, minutes: CALL_MINUTES })),
        finePrint(mistake),
      ],
      signature: signature(site),
    },
  );
}

const PREFERENCES: Readonly<Record<ContactPreference, string>> = {
  email: /*i18n*/ 'email',
  call: /*i18n*/ 'call',
};

const FIELDS: readonly (readonly [label: string, read: (inquiry: Inquiry, text: TextOf) => string | null])[] = [
  [/*i18n*/ 'Name', ({ name }) => name],
  [/*i18n*/ 'Email', ({ email }) => email],
  [/*i18n*/ 'Phone', ({ phone, countryCode }) => phone && [countryCode, phone].filter(Boolean).join(' ')],
  [/*i18n*/ 'Phone (international format)', ({ phoneE164 }) => phoneE164],
  [/*i18n*/ 'Company', ({ company }) => company],
  [/*i18n*/ 'Industry', ({ industry }) => industry],
  [
    /*i18n*/ 'Preferred contact method',
    ({ contactPreference }, text) => contactPreference && text(PREFERENCES[contactPreference]),
  ],
  [/*i18n*/ 'Current solutions', ({ currentSolution }) => currentSolution?.join(', ') || null],
  [/*i18n*/ 'Goals and challenges', ({ challenges }) => challenges],
  [/*i18n*/ 'Subject', ({ subject }) => subject],
  [/*i18n*/ 'Message', ({ message }) => message],
];

/** Builds the alert to the operator. */
export function inquiryAlertMail(
  inquiry: Inquiry,
  { email: recipient, language }: AlertRecipient,
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const text = textIn(language);
  const subject =
    inquiry.kind === 'consultation'
      ? text(/*i18n*/ 'Discovery call: {company}', { company: String(inquiry.company) })
      : text(/*i18n*/ 'Message: {subject}', { subject: String(inquiry.subject) });
  const parts = [
    fieldList(FIELDS.map(([label, read]) => [text(label), read(inquiry, text)])),
    inboxButton(site, text, inquiry.kind, inquiry.id),
  ];
  return buildMail({ kind: 'alert', recipient, replyTo: inquiry.email, subject }, { language, parts });
}
