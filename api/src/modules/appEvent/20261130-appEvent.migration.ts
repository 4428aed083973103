import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Events reported by clients' apps. */
export class AppEvent1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'app_events',
      primary: 'id',
      columns: [
        ['id', 'varchar', 80],
        ['business_id', 'varchar', 36],
        ['type', 'varchar', 100],
        ['source', 'varchar', 32],
        ['at', 'bigint'],
        ['day', 'varchar', 10],
        ['guest?', 'varchar', 32],
        ['details', 'text'],
        ['received_at', 'bigint'],
      ],
      binary: ['id', 'type', 'source', 'day', 'guest'],
      indices: { ix_app_events_business: ['business_id', 'day'], ix_app_events_day: ['day'] },
      references: { fk_app_events_business: ['business_id', 'businesses'] },
    },
  ];
}
