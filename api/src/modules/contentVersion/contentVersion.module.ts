import type { ApiModule } from '../module.ts';
import { ContentVersion1796083202001 } from './20261201-contentVersion.migration.ts';
import { appContentRoutes } from './appContent.routes.ts';
import { ContentStateEntity } from './ContentState.entity.ts';
import { ContentPieceEntity, ContentVersionEntity } from './ContentVersion.entity.ts';
import { contentVersionRoutes } from './contentVersion.routes.ts';

export default {
  entities: [ContentStateEntity, ContentVersionEntity, ContentPieceEntity],
  migrations: [ContentVersion1796083202001],
  routes: (deps) => [...contentVersionRoutes(deps), ...appContentRoutes(deps)],
} satisfies ApiModule;
