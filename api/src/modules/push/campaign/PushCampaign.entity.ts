import type { PushAudience, PushLink, PushReason, PushState } from '@skal/contracts/push/push';
import { EntitySchema } from 'typeorm';
import { epochMs, int, json, nullable, primaryId, reference, text, varchar } from '../../../db/columns.ts';
import type { IdempotencyColumns } from '../../../server/http/idempotency.ts';

/** Number of deliveries by outcome. */
export interface DeliveryCounts {
  sent: number;
  failed: number;
  skipped: number;
  reasons: Partial<Record<PushReason, number>>;
}

/** A notification to an audience, or a test to the owner's own phones. */
export interface PushCampaign extends IdempotencyColumns {
  id: string;
  businessId: string;
  title: string;
  body: string;
  link: PushLink | null;
  audience: PushAudience | 'test';
  state: PushState;
  /** When it is due, in milliseconds since 1970. */
  dueAt: number;
  /** 1 if the owner confirmed quiet hours and the weekly maximum; otherwise both are kept while it is sent. */
  confirmed: number;
  createdAt: number;
  /** Name at that time. */
  createdBy: string;
  /** Last device for which a delivery was prepared. */
  cursorId: string | null;
  /** End of the lease of the process that prepares it. */
  leaseUntil: number;
  startedAt: number | null;
  finishedAt: number | null;
  /** Number of addressed guests. */
  guests: number;
  /** Final counts, once it is sent. */
  counts: DeliveryCounts;
}

export const PushCampaignEntity = new EntitySchema<PushCampaign>({
  name: 'PushCampaign',
  tableName: 'push_campaigns',
  columns: {
    id: primaryId(),
    businessId: reference('fk_push_campaigns_business', 'Business', 'CASCADE'),
    title: text(),
    body: text(),
    link: nullable(varchar(16)),
    audience: varchar(16),
    state: varchar(16),
    dueAt: epochMs(),
    confirmed: int(),
    createdAt: epochMs(),
    createdBy: varchar(401),
    cursorId: nullable(varchar(36)),
    leaseUntil: epochMs(),
    startedAt: nullable(epochMs()),
    finishedAt: nullable(epochMs()),
    guests: int(),
    counts: json(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
  },
  indices: [
    { name: 'uq_push_campaigns_request', columns: ['requestKey'], unique: true },
    { name: 'ix_push_campaigns_business', columns: ['businessId', 'dueAt'] },
    { name: 'ix_push_campaigns_state', columns: ['state', 'dueAt'] },
  ],
});
