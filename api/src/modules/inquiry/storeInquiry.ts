import { newId } from '../../db/id.ts';
import type { Parts } from '../../parts.ts';
import { insertOnce, repetitionOf } from '../../server/repetition.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { type Inquiry, InquiryEntity } from './Inquiry.entity.ts';
import { alertMail, confirmationMail } from './inquiry.mails.ts';

/** What a form says, without what we add. */
export type InquiryDetails = Pick<Inquiry, 'kind' | 'name' | 'email'> &
  Partial<Omit<Inquiry, 'id' | 'status' | 'createdAt' | 'requestKey' | 'requestHash'>>;

/**
 * Stores an inquiry and the mails it causes, in one transaction. Sent again under the same Idempotency-Key it is
 * not stored again, and answered as before.
 * @throws Refusal 422 when the key came with something else before
 */
export async function storeInquiry(parts: Parts, details: InquiryDetails, key: string | undefined): Promise<void> {
  const { db, settings, mailsWaiting } = parts;
  const inquiry: Inquiry = {
    id: newId(),
    status: 'new',
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
    ...details,
    ...repetitionOf(details, key),
  };
  const mails = [confirmationMail(inquiry, settings.site), ...alertMail(inquiry, settings.mail.operator)];
  await insertOnce(db, InquiryEntity, inquiry, (manager) => enqueueMails(manager, mails, inquiry.createdAt));
  mailsWaiting();
}
