import type { ApiModule } from '../module.ts';
import { View1795824003000 } from './20261128-view.migration.ts';
import { endOldViews } from './endView.ts';
import { ViewEntity } from './View.entity.ts';
import { viewRoutes } from './view.routes.ts';

export default {
  entities: [ViewEntity],
  migrations: [View1795824003000],
  routes: viewRoutes,
  jobs: ({ db }, now) => ({ views: () => endOldViews(db, now) }),
} satisfies ApiModule;
