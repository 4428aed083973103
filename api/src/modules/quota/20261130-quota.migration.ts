import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Daily quota usage of businesses. */
export class Quota1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'quotas',
      primary: 'id',
      columns: [
        ['id', 'varchar', 64],
        ['business_id', 'varchar', 36],
        ['day', 'varchar', 10],
        ['used', 'bigint'],
      ],
      indices: { ix_quotas_business: ['business_id'], ix_quotas_day: ['day'] },
      references: { fk_quotas_business: ['business_id', 'businesses'] },
    },
  ];
}
