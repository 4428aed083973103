import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Addresses whose own server takes no mail for them. */
export class Undeliverable1767500100000 implements MigrationInterface {
  name = 'Undeliverable1767500100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'undeliverable',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['email', 'varchar', 254],
          ['since', 'bigint'],
          ['noted_at', 'bigint'],
          ['said', 'varchar', 255],
        ],
        unique: { uq_undeliverable_email: ['email'] },
        indices: { ix_undeliverable_noted: ['noted_at'] },
      }),
    );
    if (runner.dataSource.driver.options.type === 'better-sqlite3') return;
    // Addresses that differ in an accent are two people's.
    await runner.query(
      'ALTER TABLE undeliverable MODIFY email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('undeliverable');
  }
}
