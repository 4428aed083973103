import type { ApiModule } from '../module.ts';
import { BusinessEntity } from './Business.entity.ts';
import { clientRoutes } from './client.routes.ts';
import { clientRecordRoutes } from './clientRecord.routes.ts';
import { ListedClientEntity } from './ListedClient.entity.ts';
import { relistClients } from './listClient.ts';
import { ListedChanges1767300000000 } from './listedChanges.migration.ts';
import { ListedClients1766600000000 } from './listedClients.migration.ts';
import { NextBilling1766200000000 } from './nextBilling.migration.ts';
import { SubscriptionEntity } from './Subscription.entity.ts';
import { refreshTexts } from './searchTexts.ts';

export default {
  entities: [BusinessEntity, SubscriptionEntity, ListedClientEntity],
  migrations: [NextBilling1766200000000, ListedClients1766600000000, ListedChanges1767300000000],
  routes: (parts) => [...clientRoutes(parts), ...clientRecordRoutes(parts)],
  chores: ({ db }) => ({ listedClients: () => relistClients(db), searchTexts: () => refreshTexts(db) }),
} satisfies ApiModule;
