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
import { fieldsOf, idIn } from './jsonFields.ts';
import { type ShopifyEvents, toOrderEvents, toRefundEvents } from './orderEvents.ts';
import { storeProduct, variantsOf } from './variants.ts';

interface Delivery {
  /** The shop's own id of it, the same each time that it is tried. */
  readonly delivery: string;
  readonly topic: string;
  readonly raw: Buffer;
}

type Deps = Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'> & { book: EventIngestor };

const GONE = 'Shopify says that the app was taken out of the shop.';

/** The JSON of a signed body; null where it is none: it is noted, for nobody can send it any better. */
function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

/** What is new of a product is in the place of what was known. */
async function takeProduct({ db }: Deps, { id: connectionId }: Connection, topic: string, json: unknown) {
  const product = idIn(fieldsOf(json), 'id');
  const isGone = topic === 'products/delete';
  const variants = isGone ? [] : variantsOf(connectionId, json, Date.now());
  if (product === null || variants === null) return false;
  await db.tx((manager) => storeProduct(manager, { connectionId, product }, variants));
  return true;
}

/**
 * A level is that of one place; how much there is over all of them is read with the products. The first reading comes to
 * them by itself, and must not be led past the orders.
 */
async function takeLevel({ db }: Deps, { id, cursor, lastSyncedAt }: Connection): Promise<true> {
  if (lastSyncedAt === null) return true;
  const products = JSON.stringify({ part: 'products', page: null, begun: Date.now() });
  await db.tx((manager) =>
    manager.update(ConnectionEntity, { id }, { dueAt: Date.now(), ...(cursor === null && { cursor: products }) }),
  );
  return true;
}

/** Does what a delivery says. @returns whether it could be read */
async function takeTopic(taker: Deps, connection: Connection, topic: string, json: unknown, outcome: ImportResult) {
  if (topic === 'app/uninstalled') {
    await markConnectionBroken(taker, connection, GONE);
    return true;
  }
  if (topic === 'inventory_levels/update') return takeLevel(taker, connection);
  if (topic.startsWith('products/')) return takeProduct(taker, connection, topic, json);
  const { account, businessId, connector } = connection;
  const isOrder = topic.startsWith('orders/');
  const events: ShopifyEvents = isOrder
    ? toOrderEvents(account, json)
    : topic === 'refunds/create'
      ? toRefundEvents(account, json)
      : [];
  const salt = await findSalt(taker.db, businessId);
  if (events === null) return false;
  if (salt !== null) await createEventSink(taker.book, { businessId, salt }, connector, outcome)(events);
  return true;
}

/** Takes a delivery once: one that has come before changes nothing, and is noted once. */
export async function handleDelivery(
  taker: Deps,
  connection: Connection,
  { delivery, topic, raw }: Delivery,
): Promise<void> {
  const { db } = taker;
  const key = `${connection.id}/${delivery}`;
  if (await db.read((manager) => manager.existsBy(ConnectionLogEntryEntity, { delivery: key }))) return;
  const outcome = new ImportResult();
  const isRead = await takeTopic(taker, connection, topic, jsonOf(raw), outcome);
  if (!isRead) outcome.refuse('not readable');
  const { accepted, known, refused, reason } = outcome;
  const at = Date.now();
  const note: ConnectionLogEntry = {
    ...{ id: newId(), connectionId: connection.id, at, what: topic, delivery: key },
    ...{ accepted, known, refused, reason },
  };
  // It is noted last: whatever is cut off before is tried again by the shop, and its events are known then.
  const stored = db.tx(async (manager) => {
    const { affected } = await manager.update(ConnectionEntity, { id: connection.id }, { lastWebhookAt: at });
    if (affected) await insertRows(manager, ConnectionLogEntryEntity, [note]);
  });
  await stored.catch((error: unknown) => {
    // The same delivery came at another process in the same moment.
    if (!isDuplicate(error)) throw error;
  });
}
