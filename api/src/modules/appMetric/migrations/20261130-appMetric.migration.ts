import { CreateTables, type TableParts } from '../../../db/createTables.ts';

/** Daily aggregates of events, and the days on which each guest used an app. */
export class AppMetric1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'app_guests',
      primary: 'id',
      columns: [
        ['id', 'varchar', 80],
        ['business_id', 'varchar', 36],
        ['days', 'text'],
        ['last_day', 'varchar', 10],
      ],
      binary: ['id', 'last_day'],
      indices: { ix_app_guests_business: ['business_id'], ix_app_guests_day: ['last_day'] },
      references: { fk_app_guests_business: ['business_id', 'businesses'] },
    },
    {
      name: 'app_metric_days',
      primary: 'id',
      columns: [
        ['id', 'varchar', 120],
        ['business_id', 'varchar', 36],
        ['day', 'varchar', 10],
        ['metric', 'varchar', 32],
        ['source', 'varchar', 32],
        ['dimension', 'varchar', 100],
        ['amount', 'bigint'],
        ['read_at', 'bigint'],
      ],
      binary: ['id', 'day', 'metric', 'source', 'dimension'],
      indices: {
        ix_app_metric_days_metric: ['business_id', 'metric', 'day'],
        ix_app_metric_days_dimension: ['business_id', 'metric', 'dimension', 'day'],
      },
      references: { fk_app_metric_days_business: ['business_id', 'businesses'] },
    },
  ];
}
