import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../db/rows/insert.ts';
import { AppClientEntity } from './AppClient.entity.ts';

const BYTES = 32;

/** Lets a client's app report: from now on it has a salt for its guests. The caller's transaction holds the business. */
export async function createAppClient(manager: EntityManager, businessId: string): Promise<string> {
  const known = await manager.findOneBy(AppClientEntity, { businessId });
  if (known) return known.salt;
  const salt = randomBytes(BYTES).toString('hex');
  await insertRows(manager, AppClientEntity, [{ businessId, salt, firstAt: null, lastAt: null, version: 0 }]);
  return salt;
}
