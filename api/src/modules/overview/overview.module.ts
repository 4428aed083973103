import { overview } from '@skal/contracts/overview';
import { addDays } from '../../calendar.ts';
import { readFigures } from '../figure/figures.query.ts';
import { daysBetween } from '../figure/thirtyDays.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';
import { Overview1795824001000 } from './20261128-overview.migration.ts';
import { AlertEntity } from './Alert.entity.ts';
import { WATCHED_DAYS } from './alertRules.ts';
import { DailyMetricEntity } from './DailyMetric.entity.ts';
import { oldAlerts } from './oldAlerts.ts';
import { OVERVIEW_FIGURES, presentOverview } from './overview.present.ts';
import { readNoted, readWatched } from './watched.query.ts';

/** A client's metrics of today and yesterday, and what the client is alerted to. */
export default {
  entities: [AlertEntity, DailyMetricEntity],
  migrations: [Overview1795824001000],
  routes: sectionReport(overview.read, {
    days: ({ today }) => ({ days: daysBetween({ from: addDays(today, 1 - WATCHED_DAYS), to: today }) }),
    rows: (run, { now, today, days: [from = today] }) => ({
      read: run(readFigures, { from, to: today, names: OVERVIEW_FIGURES }),
      watched: run(readWatched, now),
      noted: run(readNoted),
    }),
    present: (read) => presentOverview(read),
  }),
  retention: ({ alertKeepMs }, now) => ({ alerts: () => oldAlerts(now - alertKeepMs) }),
} satisfies ApiModule;
