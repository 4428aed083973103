import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** What was away, so that of several processes one tells of it. */
export class Outages1768100000000 implements MigrationInterface {
  name = 'Outages1768100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'outages',
        primary: 'name',
        columns: [
          ['name', 'varchar', 32],
          ['since', 'bigint'],
          ['ended_at?', 'bigint'],
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outages');
  }
}
