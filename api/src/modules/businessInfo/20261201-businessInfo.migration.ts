import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Contact data and opening hours that clients' apps show, as drafts. */
export class BusinessInfo1796083202003 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'business_infos',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['name', 'varchar', 200],
        ['phone', 'varchar', 40],
        ['email', 'varchar', 254],
        ['address', 'text'],
        ['website', 'varchar', 200],
        ['description', 'text'],
        ['week', 'text'],
        ['exceptions', 'text'],
        ['closed_until?', 'varchar', 10],
        ['closed_note', 'varchar', 200],
        ['version', 'int'],
      ],
      references: { fk_business_infos_business: ['business_id', 'businesses'] },
    },
  ];
}
