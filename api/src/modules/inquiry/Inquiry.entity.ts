import type { ContactPreference } from '@skal/contracts/inquiry';
import { EntitySchema } from 'typeorm';
import { id, json, line, maybe, primaryId, text, time } from '../../db/columns.ts';
import { type FollowUp, followUpColumns } from '../inbox/followUp.ts';

/** Somebody who wrote to us: a request for the discovery call, or a message from the contact page (T11). */
export interface Inquiry extends FollowUp {
  id: string;
  /** The client that whoever wrote has become; null for a visitor. Taken away with the client. */
  businessId: string | null;
  kind: 'consultation' | 'message';
  name: string;
  email: string;
  /** As typed; the number to dial stands beside it (T13). */
  phone: string | null;
  phoneE164: string | null;
  countryCode: string | null;
  company: string | null;
  industry: string | null;
  currentSolution: string[] | null;
  challenges: string | null;
  contactPreference: ContactPreference | null;
  subject: string | null;
  message: string | null;
  /** The hash of the sender's Idempotency-Key, and of what was sent with it. */
  requestKey: string | null;
  requestHash: string | null;
  createdAt: number;
}

export const InquiryEntity = new EntitySchema<Inquiry>({
  name: 'Inquiry',
  tableName: 'inquiries',
  columns: {
    id: primaryId(),
    businessId: maybe(id()),
    kind: line(16),
    name: line(200),
    email: line(254),
    phone: maybe(line(40)),
    phoneE164: maybe({ ...line(16), name: 'phone_e164' }),
    countryCode: maybe(line(8)),
    company: maybe(line(200)),
    industry: maybe(line(200)),
    currentSolution: maybe(json()),
    challenges: maybe(text()),
    contactPreference: maybe(line(16)),
    subject: maybe(line(200)),
    message: maybe(text()),
    ...followUpColumns(),
    // Was there from the first, without a default.
    status: line(16),
    requestKey: maybe(line(64)),
    requestHash: maybe(line(64)),
    createdAt: time(),
  },
  indices: [
    { name: 'uq_inquiries_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_inquiries_created', columns: ['createdAt'] },
    { name: 'ix_inquiries_inbox', columns: ['unread', 'createdAt', 'id'] },
    { name: 'ix_inquiries_status', columns: ['status', 'createdAt'] },
    { name: 'ix_inquiries_business', columns: ['businessId', 'createdAt'] },
  ],
});
