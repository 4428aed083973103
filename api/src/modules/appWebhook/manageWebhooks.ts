import {
  type AddWebhookBody,
  WEBHOOK_RETRY_HOURS,
  WEBHOOKS_MAX,
  type WebhookSecretReply,
} from '@skal/contracts/app/appWebhook';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { conflict, invalidFields, notFound } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { type AppWebhook, AppWebhookEntity } from './AppWebhook.entity.ts';
import { enqueueForWebhook } from './enqueueWebhook.ts';
import { isForbiddenHost } from './publicAddress.ts';
import { type WebhookDelivery, WebhookDeliveryEntity } from './WebhookDelivery.entity.ts';
import { readSecrets, renewSecrets } from './webhookSecret.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

/** An endpoint as an actor names it: a client's own ones only, or any for operators. */
export interface WebhookRef {
  readonly id: string;
  readonly businessId?: string;
}

const HTTPS = /*i18n*/ 'Please enter an address that starts with https://';
const PUBLIC = /*i18n*/ 'Please enter an address on the public internet';
const KNOWN = /*i18n*/ 'This address is a webhook already';

/** @throws HttpError 400 for an address that must not be called */
function requireAllowedUrl(address: string, { webhooks: { allowLoopback } }: Deps['settings']): void {
  const url = new URL(address);
  if (isForbiddenHost(url, allowLoopback)) throw invalidFields({ url: PUBLIC });
  if (url.protocol !== 'https:' && !allowLoopback) throw invalidFields({ url: HTTPS });
}

/** Finds an endpoint. @throws HttpError 404 */
export async function requireWebhook(manager: EntityManager, ref: WebhookRef): Promise<AppWebhook> {
  const found = await manager.findOneBy(AppWebhookEntity, { ...ref });
  if (!found) throw notFound('webhook');
  return found;
}

/**
 * Adds an endpoint and returns its secret, this once; a repeated request with the same Idempotency-Key gets it as well.
 * @throws HttpError 400 for an address inside a private network, 404 for an unknown client, 409 if there are too many or
 *   the address is used already, 422 if the key was used for another request
 */
export async function addWebhook(
  { db, settings }: Deps,
  { businessId, body, key }: { businessId: string; body: AddWebhookBody; key: string | undefined },
  actor: Actor,
): Promise<WebhookSecretReply> {
  const { url } = body;
  requireAllowedUrl(url, settings);
  const [id, now] = [newId(), Date.now()];
  const { sealed } = renewSecrets(settings, id, null, now);
  const added: AppWebhook = {
    ...{ id, businessId, url, sealed, createdAt: now, failures: 0, failingSince: null, lastError: null },
    ...{ lastDeliveredAt: null, dropped: 0, ...idempotencyColumns(body, key, businessId) },
  };
  let client: { id: string; name: string } | undefined;
  const stored = await insertOnce(
    db,
    AppWebhookEntity,
    added,
    (manager) => recordAuditEvent(manager, actor, { action: 'webhook.added', client: client ?? null, after: { url } }),
    async (manager) => {
      client = await lockBusiness(manager, businessId);
      const known = await manager.findBy(AppWebhookEntity, { businessId });
      // A repeated request ends at the unique key below.
      if (added.requestKey !== null && known.some(({ requestKey }) => requestKey === added.requestKey)) return {};
      if (known.some((one) => one.url === url)) throw conflict(KNOWN, { url: KNOWN });
      if (known.length >= WEBHOOKS_MAX)
        throw conflict(sentence(/*i18n*/ 'At most {max} webhooks are possible.', { max: WEBHOOKS_MAX }));
      return {};
    },
  );
  return { id: stored.id, secret: readSecrets(settings, stored)?.current ?? '' };
}

/**
 * Replaces the secret of an endpoint and returns it, this once. The previous one signs for another day.
 * @throws HttpError 404 for an unknown endpoint, 409 if another person replaced it at the same time
 */
export function rotateWebhookSecret(
  { db, settings }: Deps,
  ref: WebhookRef,
  actor: Actor,
): Promise<WebhookSecretReply> {
  return db.tx(async (manager) => {
    const { businessId } = await requireWebhook(manager, ref);
    const client = await lockBusiness(manager, businessId);
    const { id, sealed, url } = await requireWebhook(manager, ref);
    const current = readSecrets(settings, { id, sealed })?.current ?? null;
    const renewed = renewSecrets(settings, id, current, Date.now());
    const { affected } = await manager.update(AppWebhookEntity, { id, sealed }, { sealed: renewed.sealed });
    if (!affected) throw conflict(/*i18n*/ 'The secret was replaced by someone else just now. Please check with them.');
    await recordAuditEvent(manager, actor, { action: 'webhook.secretReplaced', client, after: { url } });
    return { id, secret: renewed.secret };
  });
}

/**
 * Queues a message without content, unless one is waiting already.
 * @throws HttpError 404 for an unknown endpoint
 */
export function testWebhook({ db }: Deps, ref: WebhookRef, actor: Actor): Promise<void> {
  return db.tx(async (manager) => {
    const webhook = await requireWebhook(manager, ref);
    const client = await lockBusiness(manager, webhook.businessId);
    const waiting = { webhookId: webhook.id, type: 'webhook.test' as const, dueAt: Not(IsNull()) };
    if (await manager.existsBy(WebhookDeliveryEntity, waiting)) return;
    await enqueueForWebhook(manager, webhook, { type: 'webhook.test', data: {} });
    await recordAuditEvent(manager, actor, { action: 'webhook.tested', client, after: { url: webhook.url } });
  });
}

/**
 * Removes an endpoint with its messages.
 * @throws HttpError 404 for an unknown endpoint
 */
export function removeWebhook({ db }: Deps, ref: WebhookRef, actor: Actor): Promise<void> {
  return db.tx(async (manager) => {
    const { id, businessId, url } = await requireWebhook(manager, ref);
    const client = await lockBusiness(manager, businessId);
    const { affected } = await manager.delete(AppWebhookEntity, { id });
    if (!affected) throw notFound('webhook');
    await recordAuditEvent(manager, actor, { action: 'webhook.removed', client, before: { url } });
  });
}

const RETRY_MS = WEBHOOK_RETRY_HOURS * 3600_000;

/**
 * Queues a delivered or failed message again, for another 24 hours.
 * @returns id of its endpoint
 * @throws HttpError 404 for an unknown message, 409 if it is waiting already
 */
export function replayDelivery({ db }: Deps, id: string, actor: Actor): Promise<string> {
  return db.tx(async (manager) => {
    const delivery = await manager.findOneBy(WebhookDeliveryEntity, { id });
    if (!delivery) throw notFound('message');
    const { webhookId, type } = delivery;
    const { businessId, url } = await requireWebhook(manager, { id: webhookId });
    const client = await lockBusiness(manager, businessId);
    const now = Date.now();
    const again: Partial<WebhookDelivery> = { dueAt: now, retryUntil: now + RETRY_MS, attempts: 0, deliveredAt: null };
    const { affected } = await manager.update(WebhookDeliveryEntity, { id, dueAt: IsNull() }, again);
    if (!affected) throw conflict(/*i18n*/ 'This message is waiting to be sent already.');
    await recordAuditEvent(manager, actor, { action: 'webhook.replayed', client, after: { url, type } });
    return webhookId;
  });
}
