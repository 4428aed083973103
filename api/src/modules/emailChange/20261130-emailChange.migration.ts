import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Links that change the email address of an account. */
export class EmailChange1795996802000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'email_links',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['token_hash', 'varchar', 64],
        ['created_at', 'bigint'],
        ['expires_at', 'bigint'],
        ['used_at?', 'bigint'],
        ['new_email', 'varchar', 254],
        ['password_mark?', 'varchar', 64],
      ],
      unique: { uq_email_links_token: ['token_hash'] },
      indices: { ix_email_links_expires: ['expires_at'] },
      references: { fk_email_links_account: ['id', 'accounts'] },
    },
  ];
}
