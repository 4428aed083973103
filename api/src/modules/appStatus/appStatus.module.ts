import type { ApiModule } from '../module.ts';
import { appStatusRoutes } from './appStatus.routes.ts';
import { MilestoneEntity } from './Milestone.entity.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

export default { entities: [MilestoneEntity, StoreLinksEntity], routes: appStatusRoutes } satisfies ApiModule;
