import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, reference, varchar } from '../../db/columns.ts';
import type { Metric } from './aggregate/eventMetrics.ts';

/** What the events of one day come to: a sum of whole numbers that is only added to. */
export interface AppMetricDay {
  /** Client, day, metric, and a hash of source and part: there is one row of them, and databases agree which. */
  id: string;
  businessId: string;
  /** In the time zone of the settings: `2026-03-01`. */
  day: string;
  metric: Metric;
  /** What reported it: `app`, or the name of a connector. */
  source: string;
  /** What is kept apart, such as a currency or an item; empty where there is nothing to keep apart. */
  dimension: string;
  /** A count, or minor units of the currency, minutes or milliseconds. */
  amount: number;
  /** When the last event came that it holds. */
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
    dimension: { ...varchar(100), name: 'part' },
    amount: hundredths(),
    readAt: epochMs(),
  },
  indices: [
    { name: 'ix_app_metric_days_metric', columns: ['businessId', 'metric', 'day'] },
    { name: 'ix_app_metric_days_part', columns: ['businessId', 'metric', 'dimension', 'day'] },
  ],
});
