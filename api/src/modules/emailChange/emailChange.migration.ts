import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Links by which an account's address is changed. */
export class EmailLinks1767100300000 implements MigrationInterface {
  name = 'EmailLinks1767100300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'email_links',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['token_hash', 'varchar', 64],
          ['created_at', 'bigint'],
          ['expires_at', 'bigint'],
          ['used_at?', 'bigint'],
          ['new_email', 'varchar', 254],
        ],
        unique: { uq_email_links_token: ['token_hash'] },
        indices: { ix_email_links_expires: ['expires_at'] },
        references: {
          fk_email_links_account: { column: 'id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('email_links');
  }
}
