import { EventIngestor } from '../appEvent/EventBook.ts';
import type { ApiModule } from '../module.ts';
import { Connector1795824001000 } from './20261128-connector.migration.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { ConnectionLogEntryEntity } from './ConnectionNote.entity.ts';
import { connectionCipher } from './connectionSeals.ts';
import { connectorRoutes } from './connector.routes.ts';
import { AudienceDayEntity } from './mailchimp/AudienceDay.entity.ts';
import { connectionLogRetention } from './oldNotes.ts';
import { syncDueConnections } from './readDue.ts';
import { shopifyHookRoutes } from './shopify/hook.routes.ts';
import { ShopVariantEntity } from './shopify/ShopVariant.entity.ts';

export default {
  entities: [ConnectionEntity, ConnectionLogEntryEntity, ShopVariantEntity, AudienceDayEntity],
  migrations: [Connector1795824001000],
  routes: (deps) => [...connectorRoutes(deps), ...shopifyHookRoutes(deps)],
  retention: (_settings, now) => ({ connectionNotes: () => connectionLogRetention(now) }),
  jobs: (deps) => ({
    connections: () => syncDueConnections({ ...deps, book: new EventIngestor(deps) }),
    connectionSeals: () => connectionCipher.reencrypt(deps.db, deps.settings),
  }),
} satisfies ApiModule;
