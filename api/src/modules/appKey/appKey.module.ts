import type { ApiModule } from '../module.ts';
import { AppKey1795996801000 } from './20261130-appKey.migration.ts';
import { AppKeyScopes1796083202000 } from './20261201-scopes.migration.ts';
import { AppClientEntity } from './AppClient.entity.ts';
import { AppKeyEntity } from './AppKey.entity.ts';
import { appKeyRoutes } from './appKey.routes.ts';

export default {
  entities: [AppKeyEntity, AppClientEntity],
  migrations: [AppKey1795996801000, AppKeyScopes1796083202000],
  routes: appKeyRoutes,
} satisfies ApiModule;
