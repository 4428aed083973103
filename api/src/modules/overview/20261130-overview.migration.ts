import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Alerts and daily metrics of the portal's overview. */
export class Overview1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'alerts',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['title', 'varchar', 200],
        ['created_at', 'bigint'],
      ],
      indices: { ix_alerts_business: ['business_id', 'created_at'], ix_alerts_created: ['created_at'] },
      references: { fk_alerts_business: ['business_id', 'businesses'] },
    },
    {
      name: 'daily_metrics',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['day', 'varchar', 10],
        ['metric', 'varchar', 32],
        ['hundredths', 'bigint'],
        ['source', 'varchar', 200],
        ['read_at', 'bigint'],
      ],
      unique: { uq_daily_metrics_day: ['business_id', 'day', 'metric'] },
      references: { fk_daily_metrics_business: ['business_id', 'businesses'] },
    },
  ];
}
