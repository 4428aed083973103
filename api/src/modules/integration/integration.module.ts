import type { ApiModule } from '../module.ts';
import { IntegrationFollowUp1766400002000 } from './followUp.migration.ts';
import { IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { IntegrationStateEntity } from './IntegrationState.entity.ts';
import { integrationRoutes } from './integration.routes.ts';
import { IntegrationStates1767200002000 } from './state.migration.ts';
import { integrationStateRoutes } from './state.routes.ts';
import { integrationWishRoutes } from './wish.routes.ts';

export default {
  entities: [IntegrationRequestEntity, IntegrationStateEntity],
  migrations: [IntegrationFollowUp1766400002000, IntegrationStates1767200002000],
  routes: (parts) => [...integrationRoutes(parts), ...integrationWishRoutes(parts), ...integrationStateRoutes(parts)],
} satisfies ApiModule;
