import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** What accounts share with authenticator apps, and the codes for when those are lost. */
export class SecondFactors1767100100000 implements MigrationInterface {
  name = 'SecondFactors1767100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'second_factors',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['sealed', 'varchar', 255],
          ['last_step', 'bigint'],
          ['created_at', 'bigint'],
        ],
        references: {
          fk_second_factors_account: { column: 'id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'recovery_codes',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['account_id', 'varchar', 36],
          ['code_hash', 'varchar', 64],
        ],
        unique: { uq_recovery_codes: ['account_id', 'code_hash'] },
        references: {
          fk_recovery_codes_account: { column: 'account_id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_codes');
    await runner.dropTable('second_factors');
  }
}
