import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Clients' interest in add-ons. */
export class AddOn1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'add_on_interests',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['add_on', 'varchar', 16],
        ['status', 'varchar', 16],
        ['note?', 'text'],
        ['unread', 'int'],
        ['created_at', 'bigint'],
      ],
      unique: { uq_add_on_interests_add_on: ['business_id', 'add_on'] },
      indices: { ix_add_on_interests_inbox: ['unread', 'created_at', 'id'] },
      references: { fk_add_on_interests_business: ['business_id', 'businesses'] },
    },
  ];
}
