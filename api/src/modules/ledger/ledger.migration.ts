import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** What clients have paid, and the sums of it by day and by year. */
export class Ledger1766300000000 implements MigrationInterface {
  name = 'Ledger1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'ledger',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['client_id', 'varchar', 36],
          ['client_name', 'varchar', 200],
          ['category', 'varchar', 32],
          ['amount', 'bigint'],
          ['currency', 'varchar', 3],
          ['euro_cents', 'bigint'],
          ['day', 'varchar', 10],
          ['note', 'varchar', 200],
          ['origin', 'varchar', 16],
          ['corrects?', 'varchar', 36],
          ['booked_month?', 'varchar', 7],
          ['request_key?', 'varchar', 64],
          ['request_hash?', 'varchar', 64],
          ['created_at', 'bigint'],
        ],
        unique: {
          uq_ledger_corrects: ['corrects'],
          uq_ledger_booked_month: ['client_id', 'booked_month', 'category'],
          uq_ledger_request_key: ['request_key'],
        },
        indices: {
          ix_ledger_client: ['client_id', 'day', 'category', 'euro_cents'],
          ix_ledger_origin: ['origin'],
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'ledger_days',
        primary: 'id',
        columns: [
          ['id', 'varchar', 48],
          ['day', 'varchar', 10],
          ['category', 'varchar', 32],
          ['euro_cents', 'bigint'],
        ],
        indices: { ix_ledger_days_day: ['day', 'category', 'euro_cents'] },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'ledger_years',
        primary: 'id',
        columns: [
          ['id', 'varchar', 80],
          ['year', 'varchar', 4],
          ['category', 'varchar', 32],
          ['client_id', 'varchar', 36],
          ['client_name', 'varchar', 200],
          ['euro_cents', 'bigint'],
        ],
        indices: { ix_ledger_years_amount: ['year', 'category', 'euro_cents'] },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ledger_years', 'ledger_days', 'ledger']) await runner.dropTable(name);
  }
}
