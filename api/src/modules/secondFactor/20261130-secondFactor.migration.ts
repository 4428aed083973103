import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Authenticator apps of accounts, recovery codes, and failed codes after a right password. */
export class SecondFactor1795996802000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'recovery_codes',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['account_id', 'varchar', 36],
        ['code_hash', 'varchar', 64],
      ],
      unique: { uq_recovery_codes: ['account_id', 'code_hash'] },
      references: { fk_recovery_codes_account: ['account_id', 'accounts'] },
    },
    {
      name: 'second_factors',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['sealed', 'varchar', 255],
        ['last_step', 'bigint'],
        ['created_at', 'bigint'],
      ],
      references: { fk_second_factors_account: ['id', 'accounts'] },
    },
    {
      name: 'failed_codes',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['times', 'text'],
        ['notified_at?', 'bigint'],
      ],
      references: { fk_failed_codes_account: ['id', 'accounts'] },
    },
  ];
}
