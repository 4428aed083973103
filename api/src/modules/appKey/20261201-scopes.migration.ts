import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Scopes of API keys. Keys from before may report events. */
export class AppKeyScopes1796083202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'app_keys',
      new TableColumn({ name: 'scopes', type: 'varchar', length: '64', default: "'events'" }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('app_keys', 'scopes');
  }
}
