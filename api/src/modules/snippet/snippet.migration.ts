import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Texts for answers that are often the same. */
export class Snippet1766400004000 implements MigrationInterface {
  name = 'Snippet1766400004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'snippets',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['title', 'varchar', 100],
          ['text', 'text'],
          ['created_at', 'bigint'],
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('snippets');
  }
}
