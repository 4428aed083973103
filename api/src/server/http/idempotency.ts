import { hash } from 'node:crypto';
import type { EntityManager, EntitySchema, FindOptionsWhere } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { badRequest, idempotencyKeyReused } from '../errors/HttpError.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Hashes that detect a repeated request: of the sender's key, and of the body. */
export interface IdempotencyColumns {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Hashes the Idempotency-Key of a request. `sender` separates the keys of different senders.
 * @throws HttpError 400 for an invalid key
 */
export function idempotencyColumns(details: unknown, key: string | undefined, sender = ''): IdempotencyColumns {
  if (key === undefined) return { requestKey: null, requestHash: null };
  if (!KEY.test(key)) throw badRequest(/*i18n*/ 'The Idempotency-Key must be 1 to 255 visible characters.');
  return { requestKey: hash('sha256', sender + key), requestHash: hash('sha256', JSON.stringify(details)) };
}

/**
 * Stores a row and what belongs to it in one transaction. A repeated request with the same Idempotency-Key returns the
 * first row instead. `lockFirst` locks the rows it refers to, in advance: locking afterwards could deadlock. It also
 * returns fields known only then, such as a number.
 * @throws HttpError 422 when the key was used with another body
 */
export async function insertOnce<Row extends IdempotencyColumns>(
  db: Database,
  entity: EntitySchema<Row>,
  row: Row,
  insertRest: (manager: EntityManager, stored: Row) => Promise<void>,
  lockFirst?: (manager: EntityManager) => Promise<Partial<Row> | undefined>,
): Promise<Row> {
  const stored = db.tx(async (manager) => {
    const complete = { ...row, ...(await lockFirst?.(manager)) };
    await insertRows(manager, entity, [complete]);
    await insertRest(manager, complete);
    return complete;
  });
  return stored.catch((error: unknown) => storedBefore(db, entity, row, error));
}

/** Returns the row stored under the same key. @throws the original error if there is none */
async function storedBefore<Row extends IdempotencyColumns>(
  db: Database,
  entity: EntitySchema<Row>,
  { requestKey, requestHash }: Row,
  error: unknown,
): Promise<Row> {
  if (!requestKey || !isDuplicate(error)) throw error;
  const sameKey = { requestKey } as FindOptionsWhere<Row>;
  const before = await db.read((manager) => manager.findOneBy(entity, sameKey));
  if (!before) throw error;
  if (before.requestHash !== requestHash) throw idempotencyKeyReused();
  return before;
}
