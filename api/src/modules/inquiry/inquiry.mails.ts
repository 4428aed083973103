import { CALL_MINUTES, REPLY_WITHIN } from '@skal/contracts/site/serviceCommitments';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { ApiSettings } from '../../settings/settings.ts';
import { buildInboxLink } from '../inbox/inboxLink.ts';
import {
  buildMail,
  button,
  fieldList,
  finePrint,
  greeting,
  paragraph,
  signature,
} from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { Inquiry } from './Inquiry.entity.ts';

const RECEIVED: Record<Inquiry['kind'], string> = {
  consultation: `Thank you for requesting a discovery call. We have received your request and will get back to you ${REPLY_WITHIN}. The call is free and takes ${CALL_MINUTES} minutes.`,
  message: `Thank you for your message. We have received it and will get back to you ${REPLY_WITHIN}.`,
};

const MISTAKE = 'If you did not contact us, someone entered your address by mistake and you can ignore this email.';

/**
 * Builds the confirmation to the visitor (F31). It repeats only a name, and only if it cannot be anything else: the
 * form may contain a third party's address.
 */
export const inquiryConfirmationMail = (inquiry: Inquiry, site: SiteInfo): NewMail =>
  buildMail(
    {
      kind: 'confirmation',
      recipient: inquiry.email,
      subject: inquiry.kind === 'consultation' ? 'We have received your request' : 'We have received your message',
    },
    {
      parts: [greeting(inquiry.name), paragraph(RECEIVED[inquiry.kind]), finePrint(MISTAKE)],
      signature: signature(site),
    },
  );

const LABELS: readonly (readonly [label: string, read: (inquiry: Inquiry) => string | null])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone, countryCode }) => phone && [countryCode, phone].filter(Boolean).join(' ')],
  ['Phone (international format)', ({ phoneE164 }) => phoneE164],
  ['Company', ({ company }) => company],
  ['Industry', ({ industry }) => industry],
  ['Preferred contact method', ({ contactPreference }) => contactPreference],
  ['Current solutions', ({ currentSolution }) => currentSolution?.join(', ') || null],
  ['Goals and challenges', ({ challenges }) => challenges],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
];

/** Builds the alert to the operator; undefined if no address is set. */
export function inquiryAlertMail(inquiry: Inquiry, { mail, site }: Pick<ApiSettings, 'mail' | 'site'>): NewMail[] {
  const { operator } = mail;
  if (!operator) return [];
  const subject =
    inquiry.kind === 'consultation' ? `Discovery call: ${inquiry.company}` : `Message: ${inquiry.subject}`;
  const parts = [
    fieldList(LABELS.map(([label, read]) => [label, read(inquiry)])),
    button('View in the inbox:', 'Open in inbox', buildInboxLink(site, inquiry.kind, inquiry.id)),
  ];
  return [buildMail({ kind: 'alert', recipient: operator, replyTo: inquiry.email, subject }, { parts })];
}
