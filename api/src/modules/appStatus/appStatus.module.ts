import type { ApiModule } from '../module.ts';
import { AppStatus1795996801000 } from './20261130-appStatus.migration.ts';
import { appStatusRoutes } from './appStatus.routes.ts';
import { MilestoneEntity } from './Milestone.entity.ts';
import { milestoneRoutes } from './milestone.routes.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

export default {
  entities: [MilestoneEntity, StoreLinksEntity],
  migrations: [AppStatus1795996801000],
  routes: (deps) => [...appStatusRoutes(deps), ...milestoneRoutes(deps)],
} satisfies ApiModule;
