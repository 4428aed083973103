import type { EntityManager } from 'typeorm';
import { databaseError } from '../../db/resilience/databaseErrors.ts';
import { type Business, BusinessEntity } from './Business.entity.ts';

export type BusinessChange = Partial<Pick<Business, 'name' | 'businessType' | 'features' | 'branding'>>;

/**
 * Changes a business from its current state, inside the caller's transaction. Incrementing the version first locks the
 * row on both databases, so the state that is read and merged is current and no change is lost.
 * @throws an error that `isForeignKeyError` recognises, if the client was deleted in the meantime
 */
export async function changeBusiness(
  manager: EntityManager,
  id: string,
  change: (business: Business) => BusinessChange,
): Promise<Business> {
  await manager.increment(BusinessEntity, { id }, 'version', 1);
  const business = await manager.findOneBy(BusinessEntity, { id });
  if (!business) throw databaseError('SKAL_GONE', 'The business was deleted while it was being changed');
  const changed = change(business);
  if (Object.keys(changed).length > 0) await manager.update(BusinessEntity, { id }, changed);
  return { ...business, ...changed };
}
