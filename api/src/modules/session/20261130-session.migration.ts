import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Sessions of signed-in accounts. */
export class Session1795996802000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'sessions',
      primary: 'id',
      columns: [
        ['id', 'varchar', 64],
        ['account_id', 'varchar', 36],
        ['public_id?', 'varchar', 36],
        ['device?', 'varchar', 100],
        ['created_at', 'bigint'],
        ['expires_at', 'bigint'],
        ['used_at?', 'bigint'],
      ],
      indices: { ix_sessions_account: ['account_id'], ix_sessions_expires: ['expires_at'] },
      references: { fk_sessions_account: ['account_id', 'accounts'] },
    },
  ];
}
