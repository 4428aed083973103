import type { ApiModule } from '../module.ts';
import { appStatusRoutes } from './appStatus.routes.ts';
import { MilestoneEntity } from './Milestone.entity.ts';
import { planRoutes } from './plan.routes.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';
import { Turns1766200000001 } from './turns.migration.ts';

export default {
  entities: [MilestoneEntity, StoreLinksEntity],
  migrations: [Turns1766200000001],
  routes: (parts) => [...appStatusRoutes(parts), ...planRoutes(parts)],
} satisfies ApiModule;
