import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client';
import { newId } from '../db/id.ts';
import { insertRows } from '../db/insert.ts';
import { AccountEntity } from '../modules/account/Account.entity.ts';
import { BusinessEntity } from '../modules/client/Business.entity.ts';
import { defaultBranding, defaultFeatures } from '../modules/client/defaults.ts';
import { rebuildClientList } from '../modules/client/listClient.ts';
import { SubscriptionEntity } from '../modules/client/Subscription.entity.ts';
import type { TestApi } from './index.ts';

/** What a test says of a client; the rest is as with any other. */
export interface ClientFixture {
  name: string;
  contact?: readonly [firstName: string, lastName: string];
  email?: string;
  phone?: string | null;
  plan?: SubscriptionPlan;
  status?: ClientStatus;
  lastLoginAt?: number | null;
}

/** Adds clients by the table, as many as a test needs, and has them listed; answers with their ids, in that order. */
export async function addClients(
  { internals }: Pick<TestApi, 'internals'>,
  clients: readonly ClientFixture[],
): Promise<string[]> {
  const createdAt = Date.now();
  const ids = clients.map(() => newId());
  const rows = clients.map((given, index) => ({ ...given, id: ids[index] ?? '' }));
  await internals.dependencies.db.tx(async (manager) => {
    await insertRows(
      manager,
      BusinessEntity,
      rows.map(({ id, name }) => ({
        ...{ id, name, businessType: 'cafe' as const, features: defaultFeatures, branding: defaultBranding(name) },
        ...{ liveAt: null, version: 1, createdAt },
      })),
    );
    await insertRows(
      manager,
      SubscriptionEntity,
      rows.map(({ id, plan = 'basic', status = 'active' }) => ({ businessId: id, plan, status, createdAt })),
    );
    await insertRows(
      manager,
      AccountEntity,
      rows.map(({ id, contact = ['Karen', 'Lund'], email, phone = null, lastLoginAt = null }) => ({
        ...{ id: newId(), accountType: 'client' as const, email: email ?? `${id}@example.dk`, passwordHash: 'none' },
        ...{ firstName: contact[0], lastName: contact[1], phone, countryCode: null, businessId: id, role: null },
        ...{ disabledAt: null, factorSince: null, lastLoginAt, createdAt },
      })),
    );
  });
  await rebuildClientList(internals.dependencies.db);
  return ids;
}
