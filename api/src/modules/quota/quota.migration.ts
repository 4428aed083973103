import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** What a business has used of what it may do on a day. */
export class Quotas1765000000000 implements MigrationInterface {
  name = 'Quotas1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'quotas',
        primary: 'id',
        columns: [
          ['id', 'varchar', 64],
          ['business_id', 'varchar', 36],
          ['day', 'varchar', 10],
          ['used', 'bigint'],
        ],
        indices: { ix_quotas_business: ['business_id'], ix_quotas_day: ['day'] },
        references: {
          fk_quotas_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('quotas');
  }
}
