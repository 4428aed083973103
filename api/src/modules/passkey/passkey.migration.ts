import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Passkeys of accounts, and the challenges that they have answered. */
export class Passkeys1767100200000 implements MigrationInterface {
  name = 'Passkeys1767100200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
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
        references: {
          fk_passkeys_account: { column: 'account_id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'spent_challenges',
        primary: 'id',
        columns: [
          ['id', 'varchar', 64],
          ['expires_at', 'bigint'],
        ],
        indices: { ix_spent_challenges_expires: ['expires_at'] },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('spent_challenges');
    await runner.dropTable('passkeys');
  }
}
