import { toDialable } from '@skal/contracts/fields/parsePhone';
import { toE164 } from '@skal/contracts/fields/phone';
import type { Locale } from '@skal/contracts/site/locale';
import { SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import { type ConsultationBody, HONEYPOT, type MessageBody } from '@skal/contracts/support/inquiry';
import { newId } from '../../db/rows/id.ts';
import type { Dependencies } from '../../dependencies.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { acceptPhone } from '../../server/phone.ts';
import { type FollowUp, newFollowUp } from '../inbox/followUp.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { findAlertRecipients } from '../outbox/notice/alertRecipient.ts';
import { type Inquiry, InquiryEntity } from './Inquiry.entity.ts';
import { inquiryAlertMail, inquiryConfirmationMail } from './inquiry.mails.ts';

/** Fields of a form, without the derived columns. */
type InquiryFields = Pick<Inquiry, 'kind' | 'name' | 'email'> &
  Partial<Omit<Inquiry, 'id' | keyof FollowUp | 'createdAt' | 'requestKey' | 'requestHash'>>;

function consultation(body: ConsultationBody): InquiryFields {
  const { countryCode, phone } = acceptPhone(body.countryCode, body.phone);
  return {
    kind: 'consultation',
    name: body.name,
    email: body.email,
    phone: phone || null,
    phoneE164: toE164(countryCode, phone),
    countryCode,
    company: body.company,
    industry: body.industry,
    currentSolution: body.currentSolution,
    challenges: body.challenges || null,
    contactPreference: body.contactPreference,
  };
}

const message = (body: MessageBody): InquiryFields => ({
  kind: 'message',
  name: body.name,
  email: body.email,
  phone: body.phone || null,
  phoneE164: toDialable(body.phone),
  subject: body.subject,
  message: body.message,
});

/** Key that identifies a repeated request, and the language of the page. */
interface InquiryContext {
  key: string | undefined;
  language: Locale;
}

/**
 * Stores an inquiry, a discovery call request or a message, with its emails, in one transaction. A repeated request
 * with the same Idempotency-Key stores nothing and gets the same response. A form with a filled honeypot is stored as
 * suspected spam without emails: a password manager may have filled it in.
 * @throws HttpError 400 if the phone number cannot be stored whole, 422 if the key was used for another request
 */
export async function sendInquiry(
  { db, log, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'log' | 'wakeMailWorker'>,
  body: ConsultationBody | MessageBody,
  { key, language }: InquiryContext,
): Promise<void> {
  const isSuspect = Boolean(body[HONEYPOT] || body.website);
  const fields = 'contactPreference' in body ? consultation(body) : message(body);
  const inquiry: Inquiry = {
    id: newId(),
    ...newFollowUp,
    businessId: null,
    phone: null,
    phoneE164: null,
    countryCode: null,
    company: null,
    industry: null,
    currentSolution: null,
    challenges: null,
    contactPreference: null,
    subject: null,
    message: null,
    createdAt: Date.now(),
    ...fields,
    ...(isSuspect && { status: SUSPECTED_SPAM }),
    ...idempotencyColumns(fields, key),
  };
  const mails = isSuspect
    ? []
    : [
        inquiryConfirmationMail(inquiry, language, settings.site),
        ...(await findAlertRecipients(db, settings)).map((recipient) => inquiryAlertMail(inquiry, recipient, settings)),
      ];
  if (isSuspect) log.info({ inquiry: inquiry.id }, 'suspected spam');
  await insertOnce(db, InquiryEntity, inquiry, (manager) => enqueueMails(manager, mails, inquiry.createdAt));
  wakeMailWorker();
}
