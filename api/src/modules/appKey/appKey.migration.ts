import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** The keys of clients' apps, and which clients report. */
export class AppKey1768000000000 implements MigrationInterface {
  name = 'AppKey1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'app_clients',
        primary: 'business_id',
        columns: [
          ['business_id', 'varchar', 36],
          ['salt', 'varchar', 64],
          ['first_at?', 'bigint'],
          ['last_at?', 'bigint'],
        ],
        references: {
          fk_app_clients_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'app_keys',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['key_hash', 'varchar', 64],
          ['label', 'varchar', 64],
          ['ending', 'varchar', 4],
          ['created_at', 'bigint'],
          ['last_used_at?', 'bigint'],
        ],
        unique: { uq_app_keys_hash: ['key_hash'] },
        indices: { ix_app_keys_business: ['business_id', 'created_at'] },
        references: {
          fk_app_keys_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['app_keys', 'app_clients']) await runner.dropTable(name);
  }
}
