import { WEBHOOK_RETRY_HOURS, type WebhookType } from '@skal/contracts/app/appWebhook';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type AppWebhook, AppWebhookEntity } from './AppWebhook.entity.ts';
import { lockWebhook } from './lockWebhook.ts';
import { type WebhookDelivery, WebhookDeliveryEntity } from './WebhookDelivery.entity.ts';

/** Maximum number of messages that wait for one endpoint: a backend that is down for long catches up by reading. */
export const WAITING_MAX = 1000;

const RETRY_MS = WEBHOOK_RETRY_HOURS * 3600_000;

/** A message to a client's app. */
interface WebhookMessage {
  readonly businessId: string;
  readonly type: WebhookType;
  /** Content as JSON, at most some 10 kB; never personal data of guests. */
  readonly data: object;
  /** Id of the message; a new one by default. */
  readonly id?: string;
}

function buildDelivery(
  webhookId: string,
  { id: messageId, type, data }: Required<Pick<WebhookMessage, 'id' | 'type' | 'data'>>,
  now: number,
): WebhookDelivery {
  return {
    ...{ id: newId(), webhookId, messageId, type, createdAt: now, dueAt: now, retryUntil: now + RETRY_MS },
    body: JSON.stringify({ type, timestamp: toIsoTime(now), data }),
    ...{ leasedBy: null, attempts: 0, deliveredAt: null, lastError: null },
  };
}

/** Queues a message for one endpoint, unless too many wait for it already; then it is counted as dropped. */
export async function enqueueForWebhook(
  manager: EntityManager,
  { id: webhookId }: Pick<AppWebhook, 'id'>,
  message: Omit<WebhookMessage, 'businessId'>,
): Promise<void> {
  await lockWebhook(manager, webhookId);
  const waiting = await manager.find(WebhookDeliveryEntity, {
    select: { id: true },
    where: { webhookId, dueAt: Not(IsNull()) },
    take: WAITING_MAX,
  });
  if (waiting.length >= WAITING_MAX) {
    await manager.increment(AppWebhookEntity, { id: webhookId }, 'dropped', 1);
    return;
  }
  const delivery = buildDelivery(webhookId, { id: newId(), ...message }, Date.now());
  await insertRows(manager, WebhookDeliveryEntity, [delivery]);
}

/** Whether a client has an endpoint. */
export const hasWebhook = (manager: EntityManager, businessId: string): Promise<boolean> =>
  manager.existsBy(AppWebhookEntity, { businessId });

/**
 * Queues a message for every endpoint of a client, in the transaction of the change that causes it. Delivered at least
 * once; the order is not guaranteed.
 * @returns id of the message
 */
export async function enqueueWebhook(
  manager: EntityManager,
  { businessId, id = newId(), ...message }: WebhookMessage,
): Promise<string> {
  const endpoints = await manager.find(AppWebhookEntity, {
    select: { id: true },
    where: { businessId },
    // In the same order everywhere, as each is locked.
    order: { id: 'ASC' },
  });
  for (const endpoint of endpoints) await enqueueForWebhook(manager, endpoint, { id, ...message });
  return id;
}

/** How far a message got: delivered or failed everywhere, or still waiting for an endpoint; `none` without an endpoint. */
export type MessageProgress = 'none' | 'waiting' | 'delivered' | 'failed';

/** Finds how far messages got, by message id; those without a delivery are missing. */
export async function findMessageProgress(
  manager: EntityManager,
  messageIds: readonly string[],
): Promise<Map<string, MessageProgress>> {
  if (messageIds.length === 0) return new Map();
  const found = await manager.find(WebhookDeliveryEntity, {
    select: { messageId: true, dueAt: true, deliveredAt: true },
    where: { messageId: In([...messageIds]) },
  });
  const progress = new Map<string, MessageProgress>();
  for (const { messageId, dueAt, deliveredAt } of found) {
    const own = deliveredAt !== null ? 'delivered' : dueAt !== null ? 'waiting' : 'failed';
    const known = progress.get(messageId);
    // One endpoint that received it suffices; one that may still receive it keeps it waiting.
    if (known !== 'delivered' && (known !== 'waiting' || own === 'delivered')) progress.set(messageId, own);
  }
  return progress;
}
