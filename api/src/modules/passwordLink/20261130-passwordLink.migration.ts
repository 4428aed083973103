import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Links that set a password, and requests for them. */
export class PasswordLink1795996802000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'link_requests',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['email', 'varchar', 254],
        ['from_address', 'varchar', 64],
        ['created_at', 'bigint'],
      ],
    },
    {
      name: 'password_links',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['token_hash', 'varchar', 64],
        ['created_at', 'bigint'],
        ['expires_at', 'bigint'],
        ['used_at?', 'bigint'],
      ],
      unique: { uq_password_links_token: ['token_hash'] },
      indices: { ix_password_links_expires: ['expires_at'] },
      references: { fk_password_links_account: ['id', 'accounts'] },
    },
  ];
}
