import type { ApiModule } from '../module.ts';
import { BusinessEntity } from './Business.entity.ts';
import { clientRoutes } from './client.routes.ts';
import { ListedClientEntity } from './ListedClient.entity.ts';
import { relistClients } from './listClient.ts';
import { ListedClients1766600000000 } from './listedClients.migration.ts';
import { SubscriptionEntity } from './Subscription.entity.ts';

export default {
  entities: [BusinessEntity, SubscriptionEntity, ListedClientEntity],
  migrations: [ListedClients1766600000000],
  routes: clientRoutes,
  chores: ({ db }) => ({ listedClients: () => relistClients(db) }),
} satisfies ApiModule;
