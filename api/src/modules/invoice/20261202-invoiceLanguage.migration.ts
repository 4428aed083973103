import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Language of an invoice. */
export class InvoiceLanguage1796170010001 implements MigrationInterface {
  name = 'InvoiceLanguage1796170010001';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'language', type: 'varchar', length: '16', default: "'en'", isNullable: false };
    await runner.addColumn('invoices', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('invoices', 'language');
  }
}
