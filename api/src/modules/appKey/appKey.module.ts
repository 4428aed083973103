import type { ApiModule } from '../module.ts';
import { AppClientEntity } from './AppClient.entity.ts';
import { AppKeyEntity } from './AppKey.entity.ts';
import { AppKey1768000000000 } from './appKey.migration.ts';
import { appKeyRoutes } from './appKey.routes.ts';
import { FiguresVersion1768100000000 } from './version.migration.ts';

export default {
  entities: [AppKeyEntity, AppClientEntity],
  migrations: [AppKey1768000000000, FiguresVersion1768100000000],
  routes: appKeyRoutes,
} satisfies ApiModule;
