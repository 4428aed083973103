import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Texts for answers that are often the same. */
export class Snippet1795910400000 extends CreateTables {
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
