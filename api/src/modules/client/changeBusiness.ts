import type { EntityManager } from 'typeorm';
import { databaseError } from '../../db/resilience/databaseErrors.ts';
import { type Business, BusinessEntity } from './Business.entity.ts';

export type BusinessChange = Partial<Pick<Business, 'name' | 'businessType' | 'features' | 'branding'>>;

/**
 * Changes a business by what it is at this moment, inside the caller's transaction. Counting the version up comes
 * first: it keeps every other change waiting, on both kinds of database, so that what is then read and merged is
 * the newest, and nobody's change is lost.
 * @throws a fault that `isForeignKeyError` knows when the client was deleted meanwhile
 */
export async function changeBusiness(
  manager: EntityManager,
  id: string,
  change: (business: Business) => BusinessChange,
): Promise<Business> {
  await manager.increment(BusinessEntity, { id }, 'version', 1);
  const business = await manager.findOneBy(BusinessEntity, { id });
  if (!business) throw databaseError('SKAL_GONE', 'A business was deleted while it was changed');
  const changed = change(business);
  if (Object.keys(changed).length > 0) await manager.update(BusinessEntity, { id }, changed);
  return { ...business, ...changed };
}
