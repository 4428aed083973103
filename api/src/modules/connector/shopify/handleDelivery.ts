import { isDuplicate } from '../../../db/resilience/databaseErrors.ts';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { EventIngestor } from '../../appEvent/EventIngestor.ts';
import { findSalt } from '../../appKey/findSalt.ts';
import { type Connection, ConnectionEntity } from '../Connection.entity.ts';
import { type ConnectionLogEntry, ConnectionLogEntryEntity } from '../ConnectionLogEntry.entity.ts';
import { createEventSink } from '../createEventSink.ts';
import { ImportResult } from '../ImportResult.ts';
import { markConnectionBroken } from '../markConnectionBroken.ts';
import { readIdField, toFields } from './jsonFields.ts';
import { type ShopifyEvents, toOrderEvents, toRefundEvents } from './orderEvents.ts';
import { parseVariants, storeProduct } from './variants.ts';

interface Delivery {
  /** The shop's id of the delivery, the same for each retry. */
  readonly delivery: string;
  readonly topic: string;
  readonly raw: Buffer;
}

type Deps = Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'> & { book: EventIngestor };

const GONE = /*i18n*/ 'The app was uninstalled from the shop.';

/** Parses a signed body; null if it is not JSON: that is logged, because a retry would not help. */
function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

/** Replaces the stored variants of a product. */
async function replaceProduct({ db }: Deps, { id: connectionId }: Connection, topic: string, json: unknown) {
  const product = readIdField(toFields(json), 'id');
  const isGone = topic === 'products/delete';
  const variants = isGone ? [] : parseVariants(connectionId, json, Date.now());
  if (product === null || variants === null) return false;
  await db.tx((manager) => storeProduct(manager, { connectionId, product }, variants));
  return true;
}

/**
 * An inventory level is that of one location; the total is read with the products. If a first sync is running it will
 * read them anyway, and must not skip the orders.
 */
async function requestProductSync({ db }: Deps, { id, syncCursor, lastSyncedAt }: Connection): Promise<true> {
  if (lastSyncedAt === null) return true;
  const products = JSON.stringify({ part: 'products', page: null, begun: Date.now() });
  await db.tx((manager) =>
    manager.update(
      ConnectionEntity,
      { id },
      { dueAt: Date.now(), ...(syncCursor === null && { syncCursor: products }) },
    ),
  );
  return true;
}

/**
 * Handles a delivery by topic.
 * @returns whether it could be parsed
 */
async function handleTopic(deps: Deps, connection: Connection, topic: string, json: unknown, outcome: ImportResult) {
  if (topic === 'app/uninstalled') {
    await markConnectionBroken(deps, connection, GONE);
    return true;
  }
  if (topic === 'inventory_levels/update') return requestProductSync(deps, connection);
  if (topic.startsWith('products/')) return replaceProduct(deps, connection, topic, json);
  const { account, businessId, connector } = connection;
  const isOrder = topic.startsWith('orders/');
  const events: ShopifyEvents = isOrder
    ? toOrderEvents(account, json)
    : topic === 'refunds/create'
      ? toRefundEvents(account, json)
      : [];
  const salt = await findSalt(deps.db, businessId);
  if (events === null) return false;
  if (salt !== null) await createEventSink(deps.book, { businessId, salt }, connector, outcome)(events);
  return true;
}

/** Handles a delivery once: a repeated one changes nothing and is not logged again. */
export async function handleDelivery(
  deps: Deps,
  connection: Connection,
  { delivery, topic, raw }: Delivery,
): Promise<void> {
  const { db } = deps;
  const key = `${connection.id}/${delivery}`;
  if (await db.read((manager) => manager.existsBy(ConnectionLogEntryEntity, { delivery: key }))) return;
  const outcome = new ImportResult();
  const isRead = await handleTopic(deps, connection, topic, parseJson(raw), outcome);
  if (!isRead) outcome.refuse('invalid-event');
  const { accepted, known, refused, reason } = outcome;
  const at = Date.now();
  const logEntry: ConnectionLogEntry = {
    ...{ id: newId(), connectionId: connection.id, at, what: topic, delivery: key },
    ...{ accepted, known, refused, reason },
  };
  // Logged last: the shop retries an interrupted delivery, and its events are then duplicates.
  const stored = db.tx(async (manager) => {
    const { affected } = await manager.update(ConnectionEntity, { id: connection.id }, { lastWebhookAt: at });
    if (affected) await insertRows(manager, ConnectionLogEntryEntity, [logEntry]);
  });
  await stored.catch((error: unknown) => {
    // Another process handled the same delivery at the same time.
    if (!isDuplicate(error)) throw error;
  });
}
