import { EventBook } from '../appEvent/EventBook.ts';
import type { ApiModule } from '../module.ts';
import { Connector1795824001000 } from './20261128-connector.migration.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { ConnectionNoteEntity } from './ConnectionNote.entity.ts';
import { connectionSeals } from './connectionSeals.ts';
import { connectorRoutes } from './connector.routes.ts';
import { AudienceDayEntity } from './mailchimp/AudienceDay.entity.ts';
import { oldNotes } from './oldNotes.ts';
import { readDue } from './readDue.ts';
import { shopifyHookRoutes } from './shopify/hook.routes.ts';
import { ShopVariantEntity } from './shopify/ShopVariant.entity.ts';

export default {
  entities: [ConnectionEntity, ConnectionNoteEntity, ShopVariantEntity, AudienceDayEntity],
  migrations: [Connector1795824001000],
  routes: (deps) => [...connectorRoutes(deps), ...shopifyHookRoutes(deps)],
  retention: (_settings, now) => ({ connectionNotes: () => oldNotes(now) }),
  jobs: (deps) => ({
    connections: () => readDue({ ...deps, book: new EventBook(deps) }),
    connectionSeals: () => connectionSeals.reseal(deps.db, deps.settings),
  }),
} satisfies ApiModule;
