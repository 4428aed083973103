import { createHmac, timingSafeEqual } from 'node:crypto';
import { webhook } from '@skal/contracts/integration/connection';
import type { Dependencies } from '../../../dependencies.ts';
import { HttpError } from '../../../server/errors/HttpError.ts';
import { readRaw } from '../../../server/http/body.ts';
import { limitKey } from '../../../server/http/peer.ts';
import { type Call, type Route, route } from '../../../server/http/route.ts';
import { EventIngestor } from '../../appEvent/EventIngestor.ts';
import { type Connection, ConnectionEntity } from '../Connection.entity.ts';
import { connectionCipher } from '../connectionCipher.ts';
import { handleDelivery } from './handleDelivery.ts';
import type { ShopifyCredentials } from './ShopifyClient.ts';

/** Whether a body is signed with an app's secret (X-Shopify-Hmac-Sha256); compared in constant time. */
function isSigned(body: Buffer, secret: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const received = Buffer.from(signature, 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Enough for an order with some hundred lines. */
const BODY_BYTES = 2 * 1024 ** 2;
const HOUR_MS = 3600_000;
/** Shopify retries a delivery for four hours; an older one may be a replay. */
const MAX_AGE_MS = 6 * HOUR_MS;
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const DELIVERY = /^[\x21-\x7e]{1,64}$/;
const TOPIC = /^[a-z_]{1,32}\/[a-z_]{1,31}$/;

/** 401: the sender is not the shop of this connection. One response for every reason. */
const notSigned = () =>
  new HttpError(401, 'This webhook is not signed by the shop of this connection.', { code: 'invalid-signature' });

/** @throws HttpError 400 with a code: a delivery without a timestamp, too old or in the future */
function requireFresh(triggered: string | undefined, now: number): void {
  const at = Date.parse(triggered ?? '');
  if (Number.isNaN(at))
    throw new HttpError(400, 'X-Shopify-Triggered-At is missing or invalid.', { code: 'invalid-timestamp' });
  if (at < now - MAX_AGE_MS)
    throw new HttpError(400, 'This webhook is too old and may be a replay.', { code: 'too-old' });
  if (at > now + CLOCK_TOLERANCE_MS)
    throw new HttpError(400, 'This webhook has a timestamp in the future.', { code: 'in-future' });
}

/** Webhook route of connected shops. Deliveries have no session, key or origin: the body is signed. */
export function shopifyHookRoutes(deps: Dependencies): Route[] {
  const { db, settings, limits } = deps;
  const book = new EventIngestor(deps);

  /**
   * Finds the connection whose app has signed this delivery.
   * @throws HttpError 401, 429 if the shop sends too often
   */
  async function authenticate(call: Call<{ id: string }, undefined>, raw: Buffer): Promise<Connection> {
    const { id } = call.params;
    const found = await db.read((manager) => manager.findOneBy(ConnectionEntity, { id, connector: 'shopify' }));
    const secret = found && connectionCipher.decrypt(settings, id, found.sealed);
    const signature = call.header('X-Shopify-Hmac-Sha256') ?? '';
    const isAuthentic =
      found && secret && found.account === call.header('X-Shopify-Shop-Domain')?.toLowerCase()
        ? isSigned(raw, (JSON.parse(secret) as ShopifyCredentials).appSecret, signature)
        : false;
    if (!found || !isAuthentic) throw notSigned();
    await limits.ingest.consume(id);
    return found;
  }

  return [
    route(webhook.shopify, {
      signed: true,
      async run(call) {
        // Every sender consumes the limit of its address before the body is read; a valid signature moves it to the
        // limit of its connection.
        const refund = await limits.general.consume(limitKey(call.peer.ip));
        const raw = await readRaw(call.ctx, BODY_BYTES);
        const connection = await authenticate(call, raw);
        await refund();
        requireFresh(call.header('X-Shopify-Triggered-At'), Date.now());
        const [delivery, topic] = [call.header('X-Shopify-Webhook-Id') ?? '', call.header('X-Shopify-Topic') ?? ''];
        if (!DELIVERY.test(delivery) || !TOPIC.test(topic)) {
          throw new HttpError(400, 'This webhook has no ID or topic.', { code: 'missing-header' });
        }
        await handleDelivery({ ...deps, book }, connection, { delivery, topic, raw });
      },
    }),
  ];
}
