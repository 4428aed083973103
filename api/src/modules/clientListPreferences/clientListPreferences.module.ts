import type { ApiModule } from '../module.ts';
import { ClientListPreferences1795996802000 } from './20261130-clientListPreferences.migration.ts';
import { ClientListPreferencesEntity } from './ClientListPreferences.entity.ts';
import { clientListPreferencesRoutes } from './clientListPreferences.routes.ts';

export default {
  entities: [ClientListPreferencesEntity],
  migrations: [ClientListPreferences1795996802000],
  routes: clientListPreferencesRoutes,
} satisfies ApiModule;
