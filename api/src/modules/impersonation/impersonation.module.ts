import type { ApiModule } from '../module.ts';
import { View1795824003000 } from '../view/20261128-view.migration.ts';
import { expireImpersonations } from './endImpersonation.ts';
import { ImpersonationEntity } from './Impersonation.entity.ts';
import { impersonationRoutes } from './impersonation.routes.ts';

export default {
  entities: [ImpersonationEntity],
  migrations: [View1795824003000],
  routes: impersonationRoutes,
  jobs: ({ db }, now) => ({ views: () => expireImpersonations(db, now) }),
} satisfies ApiModule;
