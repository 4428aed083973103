import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Passkeys of accounts, and used challenges. */
export class Passkey1795996802000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'passkeys',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['account_id', 'varchar', 36],
        ['name', 'varchar', 100],
        ['credential_id', 'text'],
        ['credential_hash', 'varchar', 64],
        ['public_key', 'text'],
        ['uses', 'bigint'],
        ['created_at', 'bigint'],
        ['used_at?', 'bigint'],
      ],
      unique: { uq_passkeys_credential: ['credential_hash'] },
      indices: { ix_passkeys_account: ['account_id'] },
      references: { fk_passkeys_account: ['account_id', 'accounts'] },
    },
    {
      name: 'used_challenges',
      primary: 'id',
      columns: [
        ['id', 'varchar', 64],
        ['expires_at', 'bigint'],
      ],
      indices: { ix_used_challenges_expires: ['expires_at'] },
    },
  ];
}
