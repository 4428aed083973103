import type { Urgency } from '@skal/contracts/integration';
import { EntitySchema } from 'typeorm';
import { line, maybe, primaryId, reference, text, time } from '../../db/columns.ts';
import { type FollowUp, followUpColumns } from '../inbox/followUp.ts';

/** A client's wish for an integration that is not offered yet (Q3). */
export interface IntegrationRequest extends FollowUp {
  id: string;
  businessId: string;
  integration: string;
  businessNeed: string;
  urgency: Urgency;
  /** The hash of the sender's Idempotency-Key, and of what was sent with it. */
  requestKey: string | null;
  requestHash: string | null;
  createdAt: number;
}

export const IntegrationRequestEntity = new EntitySchema<IntegrationRequest>({
  name: 'IntegrationRequest',
  tableName: 'integration_requests',
  columns: {
    id: primaryId(),
    businessId: reference('fk_integration_requests_business', 'Business', 'CASCADE'),
    integration: line(200),
    businessNeed: text(),
    urgency: line(16),
    ...followUpColumns(),
    requestKey: maybe(line(64)),
    requestHash: maybe(line(64)),
    createdAt: time(),
  },
  indices: [
    { name: 'uq_integration_requests_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_integration_requests_business', columns: ['businessId', 'createdAt'] },
    { name: 'ix_integration_requests_inbox', columns: ['unread', 'createdAt', 'id'] },
  ],
});
