import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Which operator sees which client's portal just now. */
export class Views1767200000000 implements MigrationInterface {
  name = 'Views1767200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'views',
        primary: 'session_id',
        columns: [
          ['session_id', 'varchar', 64],
          ['client_id', 'varchar', 36],
          ['client_name', 'varchar', 200],
          ['expires_at', 'bigint'],
        ],
        indices: { ix_views_expires: ['expires_at'] },
        references: {
          fk_views_session: { column: 'session_id', table: 'sessions', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('views');
  }
}
