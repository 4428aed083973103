import { ClientTable1795824002000 } from '../clientTable/20261128-clientTable.migration.ts';
import type { ApiModule } from '../module.ts';
import { ClientListPreferencesEntity } from './ClientListPreferences.entity.ts';
import { clientListPreferencesRoutes } from './clientListPreferences.routes.ts';

export default {
  entities: [ClientListPreferencesEntity],
  migrations: [ClientTable1795824002000],
  routes: clientListPreferencesRoutes,
} satisfies ApiModule;
