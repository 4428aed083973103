import type { ApiModule } from '../module.ts';
import { Client1795996800000 } from './20261130-client.migration.ts';
import { BusinessEntity } from './Business.entity.ts';
import { clientRoutes } from './client.routes.ts';
import { ClientListEntryEntity } from './list/ClientListEntry.entity.ts';
import { rebuildClientList } from './list/refreshClientListEntry.ts';
import { rebuildSearchIndex } from './list/searchIndexCache.ts';
import { clientRecordRoutes } from './record/clientRecord.routes.ts';
import { SubscriptionEntity } from './Subscription.entity.ts';

export default {
  entities: [BusinessEntity, SubscriptionEntity, ClientListEntryEntity],
  migrations: [Client1795996800000],
  routes: (deps) => [...clientRoutes(deps), ...clientRecordRoutes(deps)],
  jobs: ({ db }) => ({ listedClients: () => rebuildClientList(db), searchTexts: () => rebuildSearchIndex(db) }),
} satisfies ApiModule;
