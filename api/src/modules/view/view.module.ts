import type { ApiModule } from '../module.ts';
import { View1795824003000 } from './20261128-view.migration.ts';
import { expireImpersonations } from './endView.ts';
import { ImpersonationEntity } from './View.entity.ts';
import { impersonationRoutes } from './view.routes.ts';

export default {
  entities: [ImpersonationEntity],
  migrations: [View1795824003000],
  routes: impersonationRoutes,
  jobs: ({ db }, now) => ({ views: () => expireImpersonations(db, now) }),
} satisfies ApiModule;
