import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** What clients' apps have reached, and that it was announced. */
export class Achievement1768000420000 implements MigrationInterface {
  name = 'Achievement1768000420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'achievements',
        primary: 'id',
        columns: [
          ['id', 'varchar', 80],
          ['business_id', 'varchar', 36],
          ['achievement', 'varchar', 32],
          ['reached_on', 'varchar', 10],
          ['announced_at', 'bigint'],
        ],
        indices: { ix_achievements_business: ['business_id'] },
        references: {
          fk_achievements_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('achievements');
  }
}
