import type { ContactPreference } from '@skal/contracts/support/inquiry';
import { EntitySchema } from 'typeorm';
import { epochMs, id, json, nullable, primaryId, text, varchar } from '../../db/columns.ts';
import { type FollowUp, followUpColumns } from '../inbox/followUp.ts';

/** A visitor's inquiry: a request for a discovery call, or a message from the contact page (T11). */
export interface Inquiry extends FollowUp {
  id: string;
  /** Client that the sender has become; null for a visitor. The inquiry is deleted with the client. */
  businessId: string | null;
  kind: 'consultation' | 'message';
  name: string;
  email: string;
  /** As typed; the number to dial is stored next to it (T13). */
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
  /** Hash of the sender's Idempotency-Key and of the request body. */
  requestKey: string | null;
  requestHash: string | null;
  createdAt: number;
}

export const InquiryEntity = new EntitySchema<Inquiry>({
  name: 'Inquiry',
  tableName: 'inquiries',
  columns: {
    id: primaryId(),
    businessId: nullable(id()),
    kind: varchar(16),
    name: varchar(200),
    email: varchar(254),
    phone: nullable(varchar(40)),
    phoneE164: nullable({ ...varchar(16), name: 'phone_e164' }),
    countryCode: nullable(varchar(8)),
    company: nullable(varchar(200)),
    industry: nullable(varchar(200)),
    currentSolution: nullable(json()),
    challenges: nullable(text()),
    contactPreference: nullable(varchar(16)),
    subject: nullable(varchar(200)),
    message: nullable(text()),
    ...followUpColumns(),
    // Exists since the table was created, so the column has no default.
    status: varchar(16),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_inquiries_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_inquiries_created', columns: ['createdAt'] },
    { name: 'ix_inquiries_inbox', columns: ['unread', 'createdAt', 'id'] },
    { name: 'ix_inquiries_status', columns: ['status', 'createdAt'] },
    { name: 'ix_inquiries_business', columns: ['businessId', 'createdAt'] },
  ],
});
