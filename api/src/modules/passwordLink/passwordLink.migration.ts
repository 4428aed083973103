import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Links to set a password, and those who have asked for one. */
export class PasswordLinks1766500000000 implements MigrationInterface {
  name = 'PasswordLinks1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'password_links',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['token_hash', 'varchar', 64],
          ['created_at', 'bigint'],
          ['expires_at', 'bigint'],
          ['used_at?', 'bigint'],
        ],
        unique: { uq_password_links_token: ['token_hash'] },
        indices: { ix_password_links_expires: ['expires_at'] },
        references: {
          fk_password_links_account: { column: 'id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'link_requests',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['email', 'varchar', 254],
          ['from_address', 'varchar', 64],
          ['created_at', 'bigint'],
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_requests');
    await runner.dropTable('password_links');
  }
}
