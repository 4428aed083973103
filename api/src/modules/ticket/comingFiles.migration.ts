import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Files that come in pieces, so that a cut connection costs a piece and not the file. */
export class ComingFiles1767600010000 implements MigrationInterface {
  name = 'ComingFiles1767600010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'coming_files',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['pieces', 'varchar', 36],
          ['bytes', 'int'],
          ['arrived', 'int'],
          ['parts', 'text'],
          ['touched_at', 'bigint'],
        ],
        indices: { ix_coming_files_pieces: ['pieces'], ix_coming_files_touched: ['touched_at'] },
        references: {
          fk_coming_files_attachment: {
            ...{ column: 'id', table: 'attachments' },
            ...{ key: 'id', onDelete: 'CASCADE' },
          },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('coming_files');
  }
}
