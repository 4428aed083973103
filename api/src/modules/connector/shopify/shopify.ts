import { LessThan } from 'typeorm';
import { MAX_EVENT_AGE_DAYS } from '../../appEvent/validateEvent.ts';
import type { Connector, SyncContext } from '../Connector.ts';
import { fieldsOf, idIn } from './jsonFields.ts';
import { toOrderEvents } from './orderEvents.ts';
import { ShopifyClient, type ShopifyCredentials } from './ShopifyClient.ts';
import { ShopVariantEntity } from './ShopVariant.entity.ts';
import { topics, webhookUrl } from './topics.ts';
import { storeProduct, variantsOf } from './variants.ts';

const HOUR = 3600_000;
/** Changes during the previous sync are read again; duplicates do not count. */
const OVERLAP_MS = HOUR;
/** Only these fields of an order are requested. */
const ORDER_FIELDS =
  'id,name,created_at,processed_at,cancelled_at,currency,total_price,financial_status,test,customer,line_items,refunds';

/** Cursor of a sync: webhooks first, then orders, then products. */
interface SyncCursor {
  readonly part: 'hooks' | 'orders' | 'products';
  readonly page: string | null;
  /** Start of reading the products, in milliseconds. */
  readonly begun: number;
}

const parseCursor = (said: string | null): SyncCursor =>
  said === null ? { part: 'hooks', page: null, begun: 0 } : (JSON.parse(said) as SyncCursor);
const said = (part: SyncCursor['part'], page: string | null = null, begun = 0): string =>
  JSON.stringify({ part, page, begun } satisfies SyncCursor);

/** Subscribes to every missing webhook topic: Shopify removes subscriptions that fail too often. */
async function ensureWebhooks(shop: ShopifyClient, { connection, settings }: SyncContext): Promise<string> {
  const address = webhookUrl(settings, connection.id);
  const { rows } = await shop.list('webhooks', null, { address });
  const subscribed = new Set(rows.map((row) => fieldsOf(row).topic));
  for (const topic of topics) if (!subscribed.has(topic)) await shop.subscribe(topic, address);
  return said('orders');
}

async function readOrders(
  shop: ShopifyClient,
  { connection, outcome, ingest }: SyncContext,
  page: string | null,
): Promise<string> {
  const from = (connection.syncFrom ?? connection.createdAt - MAX_EVENT_AGE_DAYS * 24 * HOUR) - OVERLAP_MS;
  const query = { status: 'any', updated_at_min: new Date(from).toISOString(), fields: ORDER_FIELDS };
  const { rows, next } = await shop.list('orders', page, query);
  const events = rows.flatMap((row) => {
    const found = toOrderEvents(connection.account, row);
    if (found === null) outcome.refuse('not readable');
    return found ?? [];
  });
  await ingest(events);
  return next === null ? said('products', null, Date.now()) : said('orders', next);
}

async function readProducts(
  shop: ShopifyClient,
  { db, connection, outcome }: SyncContext,
  at: SyncCursor,
): Promise<string | null> {
  const connectionId = connection.id;
  const { rows, next } = await shop.list('products', at.page, { fields: 'id,title,status,variants' });
  await db.tx(async (manager) => {
    for (const row of rows) {
      const variants = variantsOf(connectionId, row, Date.now());
      const product = idIn(fieldsOf(row), 'id');
      if (variants === null || product === null) outcome.refuse('not readable');
      else await storeProduct(manager, { connectionId, product }, variants);
    }
    // Variants missing from the complete list are no longer sold.
    if (next === null) await manager.delete(ShopVariantEntity, { connectionId, readAt: LessThan(at.begun) });
  });
  return next === null ? null : said('products', next, at.begun);
}

const secretOf = (secret: string): ShopifyCredentials => JSON.parse(secret) as ShopifyCredentials;

/** Shopify: receives webhooks, and syncs missed changes every six hours by the Admin API. */
export const shopify: Connector = {
  name: 'shopify',
  syncIntervalMs: 6 * HOUR,
  async startSync(reading) {
    const shop = await ShopifyClient.open(reading.settings, reading.connection.account, secretOf(reading.secret));
    return async (place) => {
      const at = parseCursor(place);
      if (at.part === 'hooks') return ensureWebhooks(shop, reading);
      return at.part === 'orders' ? readOrders(shop, reading, at.page) : readProducts(shop, reading, at);
    };
  },
  async disconnect(settings, { id, account }, secret) {
    const shop = await ShopifyClient.open(settings, account, secretOf(secret));
    const { rows } = await shop.list('webhooks', null, { address: webhookUrl(settings, id) });
    for (const row of rows) {
      const hook = idIn(fieldsOf(row), 'id');
      if (hook !== null) await shop.unsubscribe(hook);
    }
  },
};
