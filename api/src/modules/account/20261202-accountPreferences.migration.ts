import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const COLUMNS = { language: 'en', theme: 'system' };

/** Language and theme of an account. */
export class AccountPreferences1796170010000 implements MigrationInterface {
  name = 'AccountPreferences1796170010000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, value] of Object.entries(COLUMNS)) {
      const column = new TableColumn({ name, type: 'varchar', length: '16', default: `'${value}'`, isNullable: false });
      await runner.addColumn('accounts', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS).toReversed()) await runner.dropColumn('accounts', name);
  }
}
