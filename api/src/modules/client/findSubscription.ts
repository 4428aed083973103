import type { Database } from '../../db/database.ts';
import { type Subscription, SubscriptionEntity } from './Subscription.entity.ts';

/** What a business pays for; every business has a subscription. */
export const findSubscription = (db: Database, businessId: string): Promise<Subscription> =>
  db.read((manager) => manager.findOneByOrFail(SubscriptionEntity, { businessId }));
