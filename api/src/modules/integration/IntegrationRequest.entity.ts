import type { Urgency } from '@skal/contracts/integration/integration';
import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';
import { type FollowUp, followUpColumns } from '../inbox/followUp.ts';

/** A client's request for an integration that is not offered yet (Q3). */
export interface IntegrationRequest extends FollowUp {
  id: string;
  businessId: string;
  integration: string;
  businessNeed: string;
  urgency: Urgency;
  /** Hash of the sender's Idempotency-Key and of the request body. */
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
    integration: varchar(200),
    businessNeed: text(),
    urgency: varchar(16),
    ...followUpColumns(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_integration_requests_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_integration_requests_business', columns: ['businessId', 'createdAt'] },
    { name: 'ix_integration_requests_inbox', columns: ['unread', 'createdAt', 'id'] },
  ],
});
