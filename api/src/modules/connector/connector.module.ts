import { EventIngestor } from '../appEvent/EventIngestor.ts';
import type { ApiModule } from '../module.ts';
import { Connector1795996801000 } from './20261130-connector.migration.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { ConnectionLogEntryEntity } from './ConnectionLogEntry.entity.ts';
import { connectionCipher } from './connectionCipher.ts';
import { connectionLogRetention } from './connectionLogRetention.ts';
import { connectorRoutes } from './connector.routes.ts';
import { AudienceDayEntity } from './mailchimp/AudienceDay.entity.ts';
import { ShopVariantEntity } from './shopify/ShopVariant.entity.ts';
import { shopifyHookRoutes } from './shopify/webhook.routes.ts';
import { syncDueConnections } from './syncDueConnections.ts';

export default {
  entities: [ConnectionEntity, ConnectionLogEntryEntity, ShopVariantEntity, AudienceDayEntity],
  migrations: [Connector1795996801000],
  routes: (deps) => [...connectorRoutes(deps), ...shopifyHookRoutes(deps)],
  retention: (_settings, now) => ({ connectionLogEntries: () => connectionLogRetention(now) }),
  jobs: (deps) => ({
    connections: () => syncDueConnections({ ...deps, book: new EventIngestor(deps) }),
    connectionSeals: () => connectionCipher.reencrypt(deps.db, deps.settings),
  }),
} satisfies ApiModule;
