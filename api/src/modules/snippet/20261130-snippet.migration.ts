import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Text snippets for frequent answers. */
export class Snippet1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'snippets',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['title', 'varchar', 100],
        ['text', 'text'],
        ['created_at', 'bigint'],
      ],
    },
  ];
}
