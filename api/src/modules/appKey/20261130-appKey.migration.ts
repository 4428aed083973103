import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Clients whose apps report, and their API keys. */
export class AppKey1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'app_clients',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['salt', 'varchar', 64],
        ['first_at?', 'bigint'],
        ['last_at?', 'bigint'],
        ['version', 'bigint'],
      ],
      defaults: { version: 0 },
      references: { fk_app_clients_business: ['business_id', 'businesses'] },
    },
    {
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
      references: { fk_app_keys_business: ['business_id', 'businesses'] },
    },
  ];
}
