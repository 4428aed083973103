import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** The logos of clients' apps. */
export class Logos1767200003000 implements MigrationInterface {
  name = 'Logos1767200003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'logos',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['type', 'varchar', 32],
          ['content', 'text'],
        ],
        unique: { uq_logos_business: ['business_id'] },
        references: {
          fk_logos_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('logos');
  }
}
