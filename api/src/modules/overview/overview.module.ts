import type { ApiModule } from '../module.ts';
import { AlertEntity } from './Alert.entity.ts';
import { DailyMetricEntity } from './DailyMetric.entity.ts';
import { overviewRoutes } from './overview.routes.ts';

export default { entities: [AlertEntity, DailyMetricEntity], routes: overviewRoutes } satisfies ApiModule;
