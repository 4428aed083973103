import type { Database } from '../../db/database.ts';
import { databaseError } from '../../db/resilience/databaseErrors.ts';
import { type Subscription, SubscriptionEntity } from './Subscription.entity.ts';

/**
 * Finds the subscription of a business; every business has one.
 * @throws an error that `isForeignKeyError` recognises, if the client was deleted in the meantime
 */
export async function findSubscription(db: Database, businessId: string): Promise<Subscription> {
  const found = await db.read((manager) => manager.findOneBy(SubscriptionEntity, { businessId }));
  if (!found) throw databaseError('SKAL_GONE', 'The business was deleted while its subscription was being read');
  return found;
}
