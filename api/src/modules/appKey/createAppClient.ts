import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../db/rows/insert.ts';
import { AppClientEntity } from './AppClient.entity.ts';

const BYTES = 32;

/**
 * Enables reporting for a client's app by giving it a salt for its guests. The caller's transaction must hold the lock
 * of the business.
 */
export async function createAppClient(manager: EntityManager, businessId: string): Promise<string> {
  const known = await manager.findOneBy(AppClientEntity, { businessId });
  if (known) return known.salt;
  const salt = randomBytes(BYTES).toString('hex');
  await insertRows(manager, AppClientEntity, [{ businessId, salt, firstAt: null, lastAt: null, version: 0 }]);
  return salt;
}
