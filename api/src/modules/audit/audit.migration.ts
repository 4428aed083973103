import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** The trail of what operators did, and of what touched the safety of an account. */
export class Audit1766100000000 implements MigrationInterface {
  name = 'Audit1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'audit',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['at', 'bigint'],
          ['action', 'varchar', 64],
          ['account_id?', 'varchar', 36],
          ['who?', 'varchar', 500],
          ['client_id?', 'varchar', 36],
          ['client_name?', 'varchar', 200],
          ['before?', 'text'],
          ['after?', 'text'],
          ['from_address', 'varchar', 64],
        ],
        indices: {
          ix_audit_at: ['at', 'id'],
          ix_audit_action: ['action', 'at'],
          ix_audit_client: ['client_id', 'at'],
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit');
  }
}
