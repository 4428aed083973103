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
import { isSigned } from './signature.ts';

/** An order with some hundred lines. */
const BODY_BYTES = 2 * 1024 ** 2;
const HOUR = 3600_000;
/** Shopify tries a delivery again for four hours; an older one is somebody's who has kept it. */
const OLD_MS = 6 * HOUR;
const AHEAD_MS = 5 * 60_000;
const DELIVERY = /^[\x21-\x7e]{1,64}$/;
const TOPIC = /^[a-z_]{1,32}\/[a-z_]{1,31}$/;

/** 401: whoever sent this, it is not the shop of this connection. One answer for all that may be wrong with it. */
const notSigned = () =>
  new HttpError(401, 'This delivery is not signed by the shop of this connection.', { code: 'signature' });

/** @throws HttpError 400 by name: a delivery without a time, from long ago or still to come is no fresh one */
function requireFresh(triggered: string | undefined, now: number): void {
  const at = Date.parse(triggered ?? '');
  if (Number.isNaN(at)) throw new HttpError(400, 'X-Shopify-Triggered-At says no time.', { code: 'untimed' });
  if (at < now - OLD_MS)
    throw new HttpError(400, 'This delivery is too old: it was sent before.', { code: 'replayed' });
  if (at > now + AHEAD_MS) throw new HttpError(400, 'This delivery is still to come.', { code: 'future' });
}

/** The door of connected shops. A delivery comes without a session, a key or an origin: it is signed over its bytes. */
export function shopifyHookRoutes(deps: Dependencies): Route[] {
  const { db, settings, limits } = deps;
  const book = new EventIngestor(deps);

  /** The connection whose app has signed this delivery. @throws HttpError 401, 429 when the shop sends too often */
  async function enter(call: Call<{ id: string }, undefined>, raw: Buffer): Promise<Connection> {
    const { id } = call.params;
    const found = await db.read((manager) => manager.findOneBy(ConnectionEntity, { id, connector: 'shopify' }));
    const secret = found && connectionCipher.decrypt(settings, id, found.sealed);
    const signature = call.header('X-Shopify-Hmac-Sha256') ?? '';
    const isOurs =
      found && secret && found.account === call.header('X-Shopify-Shop-Domain')?.toLowerCase()
        ? isSigned(raw, (JSON.parse(secret) as ShopifyCredentials).appSecret, signature)
        : false;
    if (!found || !isOurs) throw notSigned();
    await limits.ingest.consume(id);
    return found;
  }

  return [
    route(webhook.shopify, {
      signed: true,
      async run(call) {
        // Every caller is counted before anything is read; a caller with a valid signature is counted by its connection only.
        const giveBack = await limits.general.consume(limitKey(call.peer.ip));
        const raw = await readRaw(call.ctx, BODY_BYTES);
        const connection = await enter(call, raw);
        await giveBack();
        requireFresh(call.header('X-Shopify-Triggered-At'), Date.now());
        const [delivery, topic] = [call.header('X-Shopify-Webhook-Id') ?? '', call.header('X-Shopify-Topic') ?? ''];
        if (!DELIVERY.test(delivery) || !TOPIC.test(topic)) {
          throw new HttpError(400, 'This delivery does not say which it is and what it is about.', { code: 'unnamed' });
        }
        await handleDelivery({ ...deps, book }, connection, { delivery, topic, raw });
      },
    }),
  ];
}
