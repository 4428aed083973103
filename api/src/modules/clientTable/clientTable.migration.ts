import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** How each operator has the list of clients. */
export class ClientTables1766600000001 implements MigrationInterface {
  name = 'ClientTables1766600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'client_tables',
        primary: 'account_id',
        columns: [
          ['account_id', 'varchar', 36],
          ['settings', 'text'],
        ],
        references: {
          fk_client_tables_account: { column: 'account_id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('client_tables');
  }
}
