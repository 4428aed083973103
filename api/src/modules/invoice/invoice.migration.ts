import type { QueryRunner } from 'typeorm';
import type { Contracting } from '../../db/migrationOrder.ts';
import { table } from '../../db/migrations/columns.ts';

/** Invoices as they are issued. The table of this name that was there before could be read only: nothing ever wrote it. */
export class Invoice1767000000000 implements Contracting {
  name = 'Invoice1767000000000';
  /** Before the first release. */
  readonly unreadSince = '0.0.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoices');
    await runner.createTable(
      table(runner, {
        name: 'invoices',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['number', 'int'],
          ['client_id', 'varchar', 36],
          ['billed_to', 'varchar', 200],
          ['address', 'text'],
          ['seller', 'text'],
          ['currency', 'varchar', 3],
          ['lines', 'text'],
          ['net', 'bigint'],
          ['vat', 'bigint'],
          ['total', 'bigint'],
          ['note', 'text'],
          ['day', 'varchar', 10],
          ['due_day', 'varchar', 10],
          ['paid_at?', 'bigint'],
          ['corrects?', 'int'],
          ['credited_by?', 'int'],
          ['request_key?', 'varchar', 64],
          ['request_hash?', 'varchar', 64],
          ['created_at', 'bigint'],
        ],
        unique: {
          uq_invoices_number: ['number'],
          uq_invoices_corrects: ['corrects'],
          uq_invoices_request_key: ['request_key'],
        },
        indices: { ix_invoices_client: ['client_id', 'number'] },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'invoice_numbers',
        primary: 'id',
        columns: [
          ['id', 'varchar', 16],
          ['last', 'int'],
        ],
      }),
    );
    // Comes to the same a second time.
    await runner.query(
      `INSERT INTO invoice_numbers (id, last) SELECT 'invoices', 0 FROM (SELECT 1 AS one) AS once
       WHERE NOT EXISTS (SELECT 1 FROM invoice_numbers)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['invoice_numbers', 'invoices']) await runner.dropTable(name);
    await runner.createTable(
      table(runner, {
        name: 'invoices',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['business_name', 'varchar', 200],
          ['day', 'varchar', 10],
          ['description', 'varchar', 200],
          ['hundredths', 'bigint'],
          ['currency', 'varchar', 3],
        ],
        indices: { ix_invoices_business: ['business_id', 'day'] },
      }),
    );
  }
}
