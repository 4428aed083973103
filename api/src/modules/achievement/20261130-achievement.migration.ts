import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Reached achievements of clients' apps, and when they were announced. */
export class Achievement1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'achievements',
      primary: 'id',
      columns: [
        ['id', 'varchar', 80],
        ['business_id', 'varchar', 36],
        ['achievement', 'varchar', 32],
        ['reached_on', 'varchar', 10],
        ['announced_at', 'bigint'],
      ],
      indices: { ix_achievements_business: ['business_id'] },
      references: { fk_achievements_business: ['business_id', 'businesses'] },
    },
  ];
}
