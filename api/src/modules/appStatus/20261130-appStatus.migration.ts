import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Launch milestones of an app, and its store links. */
export class AppStatus1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'milestones',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['position', 'int'],
        ['title', 'varchar', 200],
        ['description', 'text'],
        ['status', 'varchar', 16],
        ['completed_date?', 'varchar', 10],
        ['estimated_date?', 'varchar', 10],
        ['details', 'text'],
        ['waiting_on?', 'varchar', 8],
      ],
      indices: { ix_milestones_business: ['business_id', 'position'] },
      references: { fk_milestones_business: ['business_id', 'businesses'] },
    },
    {
      name: 'store_links',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['app_store_url?', 'varchar', 500],
        ['google_play_url?', 'varchar', 500],
      ],
      references: { fk_store_links_business: ['business_id', 'businesses'] },
    },
  ];
}
