import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Accounts of operators and clients. */
export class Account1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'accounts',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['account_type', 'varchar', 16],
        ['email', 'varchar', 254],
        ['password_hash', 'varchar', 255],
        ['first_name', 'varchar', 200],
        ['last_name', 'varchar', 200],
        ['phone?', 'varchar', 40],
        ['country_code?', 'varchar', 8],
        ['business_id?', 'varchar', 36],
        ['role?', 'varchar', 16],
        ['disabled_at?', 'bigint'],
        ['factor_since?', 'bigint'],
        ['last_login_at?', 'bigint'],
        ['created_at', 'bigint'],
      ],
      unique: { uq_accounts_email: ['email'] },
      indices: {
        ix_accounts_business: ['business_id'],
        ix_accounts_role: ['role'],
        ix_accounts_login: ['account_type', 'last_login_at', 'created_at', 'business_id'],
      },
      references: { fk_accounts_business: ['business_id', 'businesses'] },
    },
  ];
}
