import type { ApiModule } from '../module.ts';
import { ClientListPreferences1795910402000 } from './20261129-clientListPreferences.migration.ts';
import { ClientListPreferencesEntity } from './ClientListPreferences.entity.ts';
import { clientListPreferencesRoutes } from './clientListPreferences.routes.ts';

export default {
  entities: [ClientListPreferencesEntity],
  migrations: [ClientListPreferences1795910402000],
  routes: clientListPreferencesRoutes,
} satisfies ApiModule;
