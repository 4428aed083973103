import type { ConsultationBody, MessageBody } from '@skal/contracts/inquiry';
import type { Parts } from '../../parts.ts';
import { dialable, dialableIn } from './dialable.ts';
import { type InquiryDetails, storeInquiry } from './storeInquiry.ts';

const consultation = (body: ConsultationBody): InquiryDetails => ({
  kind: 'consultation',
  name: body.name,
  email: body.email,
  phone: body.phone || null,
  phoneE164: dialableIn(body.countryCode, body.phone),
  countryCode: body.countryCode,
  company: body.company,
  industry: body.industry,
  currentSolution: body.currentSolution,
  challenges: body.challenges || null,
  contactPreference: body.contactPreference,
});

const message = (body: MessageBody): InquiryDetails => ({
  kind: 'message',
  name: body.name,
  email: body.email,
  phone: body.phone || null,
  phoneE164: dialable(body.phone),
  subject: body.subject,
  message: body.message,
});

/** Stores what a visitor wrote: the wish for a discovery call, or a message. What a machine wrote is not kept. */
export async function sendInquiry(
  parts: Parts,
  body: ConsultationBody | MessageBody,
  key: string | undefined,
): Promise<void> {
  if (body.website) return;
  await storeInquiry(parts, 'contactPreference' in body ? consultation(body) : message(body), key);
}
