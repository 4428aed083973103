import type { WebhookType } from '@skal/contracts/app/appWebhook';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A message to one endpoint: stored with the change that causes it, sent later by the worker. */
export interface WebhookDelivery {
  id: string;
  webhookId: string;
  /** Id of the message, the same for every endpoint and attempt (header `webhook-id`). */
  messageId: string;
  type: WebhookType;
  /** JSON, exactly as it is signed and sent. */
  body: string;
  createdAt: number;
  /** No attempt is made after this time. */
  retryUntil: number;
  /** Time of the next attempt, or end of the lease; null once delivered or given up. */
  dueAt: number | null;
  /** Worker that holds the lease. */
  leasedBy: string | null;
  attempts: number;
  deliveredAt: number | null;
  lastError: string | null;
}

export const WebhookDeliveryEntity = new EntitySchema<WebhookDelivery>({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  columns: {
    id: primaryId(),
    webhookId: reference('fk_webhook_deliveries_webhook', 'AppWebhook', 'CASCADE'),
    messageId: varchar(36),
    type: varchar(32),
    body: text(),
    createdAt: epochMs(),
    retryUntil: epochMs(),
    dueAt: nullable(epochMs()),
    leasedBy: nullable(varchar(36)),
    attempts: int(),
    deliveredAt: nullable(epochMs()),
    lastError: nullable(varchar(255)),
  },
  indices: [
    { name: 'ix_webhook_deliveries_due', columns: ['dueAt'] },
    { name: 'ix_webhook_deliveries_webhook', columns: ['webhookId', 'createdAt'] },
    { name: 'ix_webhook_deliveries_waiting', columns: ['webhookId', 'dueAt'] },
    { name: 'ix_webhook_deliveries_message', columns: ['messageId'] },
    { name: 'ix_webhook_deliveries_created', columns: ['createdAt'] },
  ],
});
