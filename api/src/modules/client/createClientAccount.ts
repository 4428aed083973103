import type { CreateClientBody } from '@skal/contracts';
import { newId } from '../../db/id.ts';
import { insertRows } from '../../db/insert.ts';
import type { Parts } from '../../parts.ts';
import { invalidFields } from '../../server/refusal.ts';
import { createAccount, emailTaken } from '../account/createAccount.ts';
import { findAccount } from '../account/findAccount.ts';
import { splitName } from '../account/name.ts';
import { weaknessOf } from '../account/password.policy.ts';
import { type Business, BusinessEntity } from './Business.entity.ts';
import type { ClientRow } from './client.query.ts';
import { defaultBranding, defaultFeatures } from './defaults.ts';
import { type Subscription, SubscriptionEntity } from './Subscription.entity.ts';

/**
 * Makes a client: business, subscription and the account that signs in for it, all or nothing.
 * @throws Refusal 400 for a password that is easy to guess, 409 when the address has an account already
 */
export async function createClientAccount(
  { db, passwords, settings }: Pick<Parts, 'db' | 'passwords' | 'settings'>,
  body: CreateClientBody,
): Promise<ClientRow> {
  const weakness = weaknessOf(body.password, [settings.site.brand, body.businessName, body.email, body.contactName]);
  if (weakness) throw invalidFields({ password: weakness });
  if (await findAccount(db, body.email)) throw emailTaken();
  const passwordHash = await passwords.hash(body.password);

  const now = Date.now();
  const business: Business = {
    id: newId(),
    name: body.businessName,
    businessType: body.businessType,
    features: defaultFeatures,
    branding: defaultBranding(body.businessName),
    liveAt: null,
    version: 1,
    createdAt: now,
  };
  const subscription: Subscription = {
    businessId: business.id,
    plan: body.subscriptionPlan,
    status: 'active',
    createdAt: now,
  };
  const account = await db.tx(async (manager) => {
    await insertRows(manager, BusinessEntity, [business]);
    await insertRows(manager, SubscriptionEntity, [subscription]);
    return createAccount(manager, {
      accountType: 'client',
      businessId: business.id,
      email: body.email,
      phone: body.phone || null,
      passwordHash,
      ...splitName(body.contactName),
    });
  });
  return {
    id: business.id,
    businessName: business.name,
    businessType: business.businessType,
    plan: subscription.plan,
    status: subscription.status,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: account.phone,
    lastLoginAt: null,
    liveAt: null,
    version: business.version,
    createdAt: now,
  };
}
