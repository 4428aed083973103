import type { ApiModule } from '../module.ts';
import { AlertEntity } from './Alert.entity.ts';
import { DailyMetricEntity } from './DailyMetric.entity.ts';
import { oldAlerts } from './oldAlerts.ts';
import { overviewRoutes } from './overview.routes.ts';

export default {
  entities: [AlertEntity, DailyMetricEntity],
  routes: overviewRoutes,
  sweeps: ({ alertKeepMs }, now) => ({ alerts: () => oldAlerts(now - alertKeepMs) }),
} satisfies ApiModule;
