import type { EntityManager } from 'typeorm';
import { type Business, BusinessEntity } from './Business.entity.ts';
import { clientNotFound } from './record/clientDetail.query.ts';

/**
 * Holds a business until the caller's transaction is over, so that what belongs to it is changed by one at a time, and
 * says what it is called.
 * @throws HttpError 404 when there is none
 */
export async function lockBusiness(manager: EntityManager, id: string): Promise<Pick<Business, 'id' | 'name'>> {
  await manager.update(BusinessEntity, { id }, { version: () => 'version' });
  const business = await manager.findOneBy(BusinessEntity, { id });
  if (!business) throw clientNotFound();
  return { id, name: business.name };
}
