import type { Database } from '../../db/database.ts';
import { databaseError } from '../../db/resilience/databaseErrors.ts';
import { type Subscription, SubscriptionEntity } from './Subscription.entity.ts';

/**
 * What a business pays for; every business has a subscription.
 * @throws a fault that `isForeignKeyError` knows when the client was deleted meanwhile
 */
export async function findSubscription(db: Database, businessId: string): Promise<Subscription> {
  const found = await db.read((manager) => manager.findOneBy(SubscriptionEntity, { businessId }));
  if (!found) throw databaseError('SKAL_GONE', 'A business was deleted while its subscription was asked for');
  return found;
}
