import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, primaryId, reference, varchar } from '../../db/columns.ts';

type MetricName = 'dailyActiveUsers' | 'revenue' | 'orders' | 'appPerformance';

/** Daily metric from before the ingest API. Unused; the next release drops the table (ADR-0030). */
interface DailyMetric {
  id: string;
  businessId: string;
  /** In the time zone of the settings: `2026-03-01`. */
  day: string;
  metric: MetricName;
  /** Hundredths, so that money stays exact. */
  hundredths: number;
  source: string;
  readAt: number;
}

export const DailyMetricEntity = new EntitySchema<DailyMetric>({
  name: 'DailyMetric',
  tableName: 'daily_metrics',
  columns: {
    id: primaryId(),
    businessId: reference('fk_daily_metrics_business', 'Business', 'CASCADE'),
    day: varchar(10),
    metric: varchar(32),
    hundredths: hundredths(),
    source: varchar(200),
    readAt: epochMs(),
  },
  indices: [{ name: 'uq_daily_metrics_day', columns: ['businessId', 'day', 'metric'], unique: true }],
});
