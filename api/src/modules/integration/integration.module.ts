import type { ApiModule } from '../module.ts';
import { Integration1795996801000 } from './20261130-integration.migration.ts';
import { adminIntegrationRequestRoutes } from './adminRequest.routes.ts';
import { IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { IntegrationStateEntity } from './IntegrationState.entity.ts';
import { integrationRoutes } from './integration.routes.ts';
import { integrationStateRoutes } from './state.routes.ts';

export default {
  entities: [IntegrationRequestEntity, IntegrationStateEntity],
  migrations: [Integration1795996801000],
  routes: (deps) => [
    ...integrationRoutes(deps),
    ...adminIntegrationRequestRoutes(deps),
    ...integrationStateRoutes(deps),
  ],
} satisfies ApiModule;
