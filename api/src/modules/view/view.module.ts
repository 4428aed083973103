import type { ApiModule } from '../module.ts';
import { endOldViews } from './endView.ts';
import { ViewEntity } from './View.entity.ts';
import { Views1767200000000 } from './view.migration.ts';
import { viewRoutes } from './view.routes.ts';

export default {
  entities: [ViewEntity],
  migrations: [Views1767200000000],
  routes: viewRoutes,
  chores: ({ db }, now) => ({ views: () => endOldViews(db, now) }),
} satisfies ApiModule;
