import type { ApiModule } from '../module.ts';
import { IntegrationFollowUp1766400002000 } from './followUp.migration.ts';
import { IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { integrationRoutes } from './integration.routes.ts';
import { integrationWishRoutes } from './wish.routes.ts';

export default {
  entities: [IntegrationRequestEntity],
  migrations: [IntegrationFollowUp1766400002000],
  routes: (parts) => [...integrationRoutes(parts), ...integrationWishRoutes(parts)],
} satisfies ApiModule;
