import type { ClientStatus } from '@skal/contracts/client/client';
import type { Database } from '../../db/database.ts';
import { SubscriptionEntity } from './Subscription.entity.ts';

/** Whether a business may use what it pays for; one without a subscription may not. */
export async function subscriptionStatus(db: Database, businessId: string): Promise<ClientStatus> {
  const subscription = await db.read((manager) => manager.findOneBy(SubscriptionEntity, { businessId }));
  return subscription?.status ?? 'cancelled';
}
