import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** What clients' apps report. */
export class AppEvent1768000100000 implements MigrationInterface {
  name = 'AppEvent1768000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'app_events',
        primary: 'id',
        columns: [
          ['id', 'varchar', 80],
          ['business_id', 'varchar', 36],
          ['type', 'varchar', 100],
          ['source', 'varchar', 32],
          ['at', 'bigint'],
          ['day', 'varchar', 10],
          ['guest?', 'varchar', 32],
          ['details', 'text'],
          ['received_at', 'bigint'],
        ],
        indices: { ix_app_events_business: ['business_id', 'day'], ix_app_events_day: ['day'] },
        references: {
          fk_app_events_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('app_events');
  }
}
