import type { ApiModule } from '../module.ts';
import { AppKey1795910401000 } from './20261129-appKey.migration.ts';
import { AppClientEntity } from './AppClient.entity.ts';
import { AppKeyEntity } from './AppKey.entity.ts';
import { appKeyRoutes } from './appKey.routes.ts';

export default {
  entities: [AppKeyEntity, AppClientEntity],
  migrations: [AppKey1795910401000],
  routes: appKeyRoutes,
} satisfies ApiModule;
