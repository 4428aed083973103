import { hash } from 'node:crypto';
import type { EntityManager, EntitySchema, FindOptionsWhere } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { badRequest, idempotencyKeyReused } from '../errors/HttpError.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The hashes that recognise a form sent twice: of the sender's key, and of what came with it. */
export interface IdempotencyColumns {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Reads the Idempotency-Key of a form. Keys of one sender mean nothing to another: `sender` keeps them apart.
 * @throws HttpError 400 for a key that cannot be one
 */
export function idempotencyColumns(details: unknown, key: string | undefined, sender = ''): IdempotencyColumns {
  if (key === undefined) return { requestKey: null, requestHash: null };
  if (!KEY.test(key)) throw badRequest('The Idempotency-Key must be 1 to 255 visible characters.');
  return { requestKey: hash('sha256', sender + key), requestHash: hash('sha256', JSON.stringify(details)) };
}

/**
 * Stores what a form says, and what belongs to it, in one transaction. Sent again under the same Idempotency-Key it is
 * not stored again: the row is then the one of the first time. What the row refers to, and must not change meanwhile,
 * is locked by `lockFirst`: locked afterwards, two of them could wait for each other. What of the row is known only
 * then, such as its number, `lockFirst` adds.
 * @throws HttpError 422 when the key came with something else before
 */
export async function insertOnce<Row extends IdempotencyColumns>(
  db: Database,
  entity: EntitySchema<Row>,
  row: Row,
  insertRest: (manager: EntityManager, stored: Row) => Promise<void>,
  lockFirst?: (manager: EntityManager) => Promise<Partial<Row> | undefined>,
): Promise<Row> {
  const stored = db.tx(async (manager) => {
    const whole = { ...row, ...(await lockFirst?.(manager)) };
    await insertRows(manager, entity, [whole]);
    await insertRest(manager, whole);
    return whole;
  });
  return stored.catch((error: unknown) => storedBefore(db, entity, row, error));
}

/** The row that was stored under the same key before. @throws what went wrong, when it was something else */
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
