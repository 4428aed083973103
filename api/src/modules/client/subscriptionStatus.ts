import type { ClientStatus } from '@skal/contracts/client/client';
import type { Database } from '../../db/database.ts';
import { SubscriptionEntity } from './Subscription.entity.ts';

/** Returns the status of a business's subscription; a business without one counts as inactive. */
export async function readSubscriptionStatus(db: Database, businessId: string): Promise<ClientStatus> {
  const subscription = await db.read((manager) => manager.findOneBy(SubscriptionEntity, { businessId }));
  return subscription?.status ?? 'cancelled';
}
