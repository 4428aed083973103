import type { ApiModule } from '../module.ts';
import { BusinessInfo1796083202003 } from './20261201-businessInfo.migration.ts';
import { BusinessInfoEntity } from './BusinessInfo.entity.ts';
import { businessInfoRoutes } from './businessInfo.routes.ts';

export default {
  entities: [BusinessInfoEntity],
  migrations: [BusinessInfo1796083202003],
  routes: businessInfoRoutes,
} satisfies ApiModule;
