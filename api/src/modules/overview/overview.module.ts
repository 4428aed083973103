import type { ApiModule } from '../module.ts';
import { Overview1795824001000 } from './20261128-overview.migration.ts';
import { AlertEntity } from './Alert.entity.ts';
import { DailyMetricEntity } from './DailyMetric.entity.ts';
import { oldAlerts } from './oldAlerts.ts';
import { overviewRoutes } from './overview.routes.ts';

export default {
  entities: [AlertEntity, DailyMetricEntity],
  migrations: [Overview1795824001000],
  routes: overviewRoutes,
  sweeps: ({ alertKeepMs }, now) => ({ alerts: () => oldAlerts(now - alertKeepMs) }),
} satisfies ApiModule;
