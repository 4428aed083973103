import type { ApiModule } from '../module.ts';
import { IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { integrationRoutes } from './integration.routes.ts';

export default { entities: [IntegrationRequestEntity], routes: integrationRoutes } satisfies ApiModule;
