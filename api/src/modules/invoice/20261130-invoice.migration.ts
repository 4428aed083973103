import type { QueryRunner } from 'typeorm';
import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Invoices and the counter of their numbers. Invoices outlive the client, so they refer to no row. */
export class Invoice1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
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
    },
    {
      name: 'invoice_numbers',
      primary: 'id',
      columns: [
        ['id', 'varchar', 16],
        ['last', 'int'],
      ],
    },
  ];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    // Idempotent (ADR-0018).
    await runner.query(
      `INSERT INTO invoice_numbers (id, last) SELECT 'invoices', 0 FROM (SELECT 1 AS one) AS once
       WHERE NOT EXISTS (SELECT 1 FROM invoice_numbers)`,
    );
  }
}
