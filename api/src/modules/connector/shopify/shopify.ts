import { LessThan } from 'typeorm';
import { MAX_EVENT_AGE_DAYS } from '../../appEvent/validateEvent.ts';
import type { Connector, SyncContext } from '../Connector.ts';
import { readIdField, toFields } from './jsonFields.ts';
import { toOrderEvents } from './orderEvents.ts';
import { ShopifyClient, type ShopifyCredentials } from './ShopifyClient.ts';
import { ShopVariantEntity } from './ShopVariant.entity.ts';
import { buildWebhookUrl, topics } from './topics.ts';
import { parseVariants, storeProduct } from './variants.ts';

const HOUR_MS = 3600_000;
/** Changes during the previous sync are read again; duplicates do not count. */
const OVERLAP_MS = HOUR_MS;
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

const parseCursor = (formatCursor: string | null): SyncCursor =>
  formatCursor === null ? { part: 'hooks', page: null, begun: 0 } : (JSON.parse(formatCursor) as SyncCursor);
const formatCursor = (part: SyncCursor['part'], page: string | null = null, begun = 0): string =>
  JSON.stringify({ part, page, begun } satisfies SyncCursor);

/** Subscribes to every missing webhook topic: Shopify removes subscriptions that fail too often. */
async function ensureWebhooks(shop: ShopifyClient, { connection, settings }: SyncContext): Promise<string> {
  const address = buildWebhookUrl(settings, connection.id);
  const { rows } = await shop.list('webhooks', null, { address });
  const subscribed = new Set(rows.map((row) => toFields(row).topic));
  for (const topic of topics) if (!subscribed.has(topic)) await shop.subscribe(topic, address);
  return formatCursor('orders');
}

async function readOrders(
  shop: ShopifyClient,
  { connection, outcome, ingest }: SyncContext,
  page: string | null,
): Promise<string> {
  const from = (connection.syncFrom ?? connection.createdAt - MAX_EVENT_AGE_DAYS * 24 * HOUR_MS) - OVERLAP_MS;
  const query = { status: 'any', updated_at_min: new Date(from).toISOString(), fields: ORDER_FIELDS };
  const { rows, next } = await shop.list('orders', page, query);
  const events = rows.flatMap((row) => {
    const found = toOrderEvents(connection.account, row);
    if (found === null) outcome.refuse('invalid-event');
    return found ?? [];
  });
  await ingest(events);
  return next === null ? formatCursor('products', null, Date.now()) : formatCursor('orders', next);
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
      const variants = parseVariants(connectionId, row, Date.now());
      const product = readIdField(toFields(row), 'id');
      if (variants === null || product === null) outcome.refuse('invalid-event');
      else await storeProduct(manager, { connectionId, product }, variants);
    }
    // Variants missing from the complete list are no longer sold.
    if (next === null) await manager.delete(ShopVariantEntity, { connectionId, readAt: LessThan(at.begun) });
  });
  return next === null ? null : formatCursor('products', next, at.begun);
}

const parseCredentials = (secret: string): ShopifyCredentials => JSON.parse(secret) as ShopifyCredentials;

/** Shopify: receives webhooks, and syncs missed changes every six hours by the Admin API. */
export const shopify: Connector = {
  name: 'shopify',
  syncIntervalMs: 6 * HOUR_MS,
  async startSync(reading) {
    const shop = await ShopifyClient.open(
      reading.settings,
      reading.connection.account,
      parseCredentials(reading.secret),
    );
    return async (place) => {
      const at = parseCursor(place);
      if (at.part === 'hooks') return ensureWebhooks(shop, reading);
      return at.part === 'orders' ? readOrders(shop, reading, at.page) : readProducts(shop, reading, at);
    };
  },
  async disconnect(settings, { id, account }, secret) {
    const shop = await ShopifyClient.open(settings, account, parseCredentials(secret));
    const { rows } = await shop.list('webhooks', null, { address: buildWebhookUrl(settings, id) });
    for (const row of rows) {
      const hook = readIdField(toFields(row), 'id');
      if (hook !== null) await shop.unsubscribe(hook);
    }
  },
};
