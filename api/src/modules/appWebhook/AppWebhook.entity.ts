import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A webhook endpoint: an address of a client's app backend that receives messages. */
export interface AppWebhook {
  id: string;
  businessId: string;
  url: string;
  /** Its secrets as encrypted JSON (`webhookSecret.ts`). */
  sealed: string;
  createdAt: number;
  /** Number of consecutive failed attempts. */
  failures: number;
  /** Time of the first of them; null while it works. */
  failingSince: number | null;
  lastError: string | null;
  lastDeliveredAt: number | null;
  /** Number of messages that were dropped because too many waited. */
  dropped: number;
  /** Hash of the sender's Idempotency-Key and of the request body. */
  requestKey: string | null;
  requestHash: string | null;
}

export const AppWebhookEntity = new EntitySchema<AppWebhook>({
  name: 'AppWebhook',
  tableName: 'app_webhooks',
  columns: {
    id: primaryId(),
    businessId: reference('fk_app_webhooks_business', 'Business', 'CASCADE'),
    url: varchar(500),
    sealed: text(),
    createdAt: epochMs(),
    failures: int(),
    failingSince: nullable(epochMs()),
    lastError: nullable(varchar(255)),
    lastDeliveredAt: nullable(epochMs()),
    dropped: int(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
  },
  indices: [
    { name: 'uq_app_webhooks_request_key', columns: ['requestKey'], unique: true },
    { name: 'ix_app_webhooks_business', columns: ['businessId', 'createdAt'] },
  ],
});
