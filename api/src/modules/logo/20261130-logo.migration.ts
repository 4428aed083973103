import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Logos of clients' apps. */
export class Logo1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'logos',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['type', 'varchar', 32],
        ['content', 'text'],
      ],
      unique: { uq_logos_business: ['business_id'] },
      references: { fk_logos_business: ['business_id', 'businesses'] },
    },
  ];
}
