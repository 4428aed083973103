import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Wrong codes behind a right password, so that the account's owner is told of them. */
export class WrongCodes1767400000000 implements MigrationInterface {
  name = 'WrongCodes1767400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'wrong_codes',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['times', 'text'],
          ['told_at?', 'bigint'],
        ],
        references: {
          fk_wrong_codes_account: { column: 'id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('wrong_codes');
  }
}
