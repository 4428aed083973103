import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, reference, varchar } from '../../db/columns.ts';
import type { Metric } from './aggregate/eventMetrics.ts';

/** Daily aggregate of events: an integer sum that is only added to. */
export interface AppMetricDay {
  /** Client, day, metric, and a hash of source and dimension: unique per row, and identical on every database. */
  id: string;
  businessId: string;
  /** In the time zone of the settings: `2026-03-01`. */
  day: string;
  metric: Metric;
  /** Metric source: `app`, or the name of a connector. */
  source: string;
  /** Value that splits the metric, such as a currency or an item; empty if it is not split. */
  dimension: string;
  /** A count, or minor units of the currency, minutes or milliseconds. */
  amount: number;
  /** Time at which the last event in it was received. */
  readAt: number;
}

export const AppMetricDayEntity = new EntitySchema<AppMetricDay>({
  name: 'AppMetricDay',
  tableName: 'app_metric_days',
  columns: {
    id: { ...varchar(120), primary: true },
    businessId: reference('fk_app_metric_days_business', 'Business', 'CASCADE'),
    day: varchar(10),
    metric: varchar(32),
    source: varchar(32),
    dimension: varchar(100),
    amount: hundredths(),
    readAt: epochMs(),
  },
  indices: [
    { name: 'ix_app_metric_days_metric', columns: ['businessId', 'metric', 'day'] },
    { name: 'ix_app_metric_days_dimension', columns: ['businessId', 'metric', 'dimension', 'day'] },
  ],
});
