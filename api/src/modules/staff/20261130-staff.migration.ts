import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Staff of clients. */
export class Staff1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'staff',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['email', 'varchar', 254],
        ['first_name', 'varchar', 200],
        ['last_name', 'varchar', 200],
        ['role', 'varchar', 16],
        ['status', 'varchar', 16],
        ['permissions', 'text'],
        ['last_login_at?', 'bigint'],
        ['created_at', 'bigint'],
      ],
      unique: { uq_staff_email: ['business_id', 'email'] },
      references: { fk_staff_business: ['business_id', 'businesses'] },
    },
  ];
}
