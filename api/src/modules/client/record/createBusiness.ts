import type { BusinessType, SubscriptionPlan } from '@skal/contracts/client/client';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import { type Business, BusinessEntity } from '../Business.entity.ts';
import { createDefaultBranding, defaultFeatures } from '../defaults.ts';
import { type Subscription, SubscriptionEntity } from '../Subscription.entity.ts';

interface NewBusiness {
  name: string;
  businessType: BusinessType;
  plan: SubscriptionPlan;
  liveAt?: number;
  /** Defaults apply if undefined. */
  features?: Business['features'];
  /** Start of the subscription; now if undefined. */
  subscribedAt?: number;
}

/** Creates an active business with its subscription and default setup, inside the caller's transaction. */
export async function createBusiness(
  manager: EntityManager,
  { name, businessType, plan, liveAt, features = defaultFeatures, subscribedAt }: NewBusiness,
): Promise<{ business: Business; subscription: Subscription }> {
  const createdAt = Date.now();
  const business: Business = {
    id: newId(),
    name,
    businessType,
    features,
    branding: createDefaultBranding(name),
    liveAt: liveAt ?? null,
    version: 1,
    createdAt,
  };
  const subscription: Subscription = {
    businessId: business.id,
    plan,
    status: 'active',
    nextBillingDate: null,
    createdAt: subscribedAt ?? createdAt,
  };
  await insertRows(manager, BusinessEntity, [business]);
  await insertRows(manager, SubscriptionEntity, [subscription]);
  return { business, subscription };
}
