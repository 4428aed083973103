import { overview } from '@skal/contracts/analytics/overview';
import { addDays } from '../../time/calendar.ts';
import { listDays } from '../appMetric/period/last30Days.ts';
import { readMetrics } from '../appMetric/query/appMetric.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { Overview1795996801000 } from './20261130-overview.migration.ts';
import { AlertEntity } from './Alert.entity.ts';
import { readAlertInput, readEnteredAlerts } from './alertInput.query.ts';
import { alertRetention } from './alertRetention.ts';
import { ALERT_WINDOW_DAYS } from './alertRules.ts';
import { DailyMetricEntity } from './DailyMetric.entity.ts';
import { OVERVIEW_METRICS, presentOverview } from './overview.present.ts';

/** Overview: a client's metrics of today and yesterday, and alerts. */
export default {
  entities: [AlertEntity, DailyMetricEntity],
  migrations: [Overview1795996801000],
  routes: createSectionRoute(overview.read, {
    days: ({ today }) => ({ days: listDays({ from: addDays(today, 1 - ALERT_WINDOW_DAYS), to: today }) }),
    rows: (run, { now, today, days: [from = today] }) => ({
      read: run(readMetrics, { from, to: today, names: OVERVIEW_METRICS }),
      alertInput: run(readAlertInput, now),
      enteredAlerts: run(readEnteredAlerts),
    }),
    present: ({ locale, ...read }) => presentOverview(read, locale),
  }),
  retention: ({ alertRetentionMs }, now) => ({ alerts: () => alertRetention(now - alertRetentionMs) }),
} satisfies ApiModule;
