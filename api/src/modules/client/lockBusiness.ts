import type { EntityManager } from 'typeorm';
import { type Business, BusinessEntity } from './Business.entity.ts';
import { clientNotFound } from './record/clientDetail.query.ts';

/**
 * Locks a business until the caller's transaction ends, so that one transaction at a time changes what belongs to it.
 * @returns its id and name
 * @throws HttpError 404 if there is none
 */
export async function lockBusiness(manager: EntityManager, id: string): Promise<Pick<Business, 'id' | 'name'>> {
  await manager.update(BusinessEntity, { id }, { version: () => 'version' });
  const business = await manager.findOneBy(BusinessEntity, { id });
  if (!business) throw clientNotFound();
  return { id, name: business.name };
}
