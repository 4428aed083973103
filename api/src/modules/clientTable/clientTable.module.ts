import type { ApiModule } from '../module.ts';
import { ClientTable1795824002000 } from './20261128-clientTable.migration.ts';
import { ClientListPreferencesEntity } from './ClientTable.entity.ts';
import { clientListPreferencesRoutes } from './clientTable.routes.ts';

export default {
  entities: [ClientListPreferencesEntity],
  migrations: [ClientTable1795824002000],
  routes: clientListPreferencesRoutes,
} satisfies ApiModule;
