import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Outages, so that only one of several processes reports each. */
export class Outage1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'outages',
      primary: 'name',
      columns: [
        ['name', 'varchar', 32],
        ['since', 'bigint'],
        ['ended_at?', 'bigint'],
      ],
    },
  ];
}
