import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** The ledger, and its sums by day and by year (ADR-0027). */
export class Ledger1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
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
      indices: { ix_ledger_client: ['client_id', 'day', 'category', 'euro_cents'], ix_ledger_origin: ['origin'] },
    },
    {
      name: 'ledger_days',
      primary: 'id',
      columns: [
        ['id', 'varchar', 48],
        ['day', 'varchar', 10],
        ['category', 'varchar', 32],
        ['euro_cents', 'bigint'],
      ],
      indices: { ix_ledger_days_day: ['day', 'category', 'euro_cents'] },
    },
    {
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
    },
  ];
}
