import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Connections of clients, their log, and vendor data that is not an event. */
export class Connector1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'audience_days',
      primary: 'id',
      columns: [
        ['id', 'varchar', 47],
        ['business_id', 'varchar', 36],
        ['day', 'varchar', 10],
        ['members', 'int'],
        ['read_at', 'bigint'],
      ],
      indices: { ix_audience_days_business: ['business_id', 'day'] },
      references: { fk_audience_days_business: ['business_id', 'businesses'] },
    },
    {
      name: 'connections',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['connector', 'varchar', 16],
        ['account', 'varchar', 80],
        ['label', 'varchar', 200],
        ['sealed', 'text'],
        ['state', 'varchar', 16],
        ['reason?', 'varchar', 300],
        ['sync_cursor?', 'text'],
        ['sync_from?', 'bigint'],
        ['sync_to?', 'bigint'],
        ['created_at', 'bigint'],
        ['last_synced_at?', 'bigint'],
        ['last_webhook_at?', 'bigint'],
        ['failures', 'int'],
        ['due_at', 'bigint'],
        ['lease_until', 'bigint'],
      ],
      unique: { uq_connections_connector: ['business_id', 'connector'] },
      indices: { ix_connections_due: ['due_at'] },
      references: { fk_connections_business: ['business_id', 'businesses'] },
    },
    {
      name: 'connection_log_entries',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['connection_id', 'varchar', 36],
        ['at', 'bigint'],
        ['what', 'varchar', 64],
        ['delivery?', 'varchar', 110],
        ['accepted', 'int'],
        ['known', 'int'],
        ['refused', 'int'],
        ['reason?', 'varchar', 300],
      ],
      unique: { uq_connection_log_entries_delivery: ['delivery'] },
      indices: { ix_connection_log_entries_connection: ['connection_id', 'at'], ix_connection_log_entries_at: ['at'] },
      references: { fk_connection_log_entries_connection: ['connection_id', 'connections'] },
    },
    {
      name: 'shop_variants',
      primary: 'id',
      columns: [
        ['id', 'varchar', 64],
        ['connection_id', 'varchar', 36],
        ['product', 'varchar', 24],
        ['title', 'varchar', 200],
        ['stock?', 'int'],
        ['read_at', 'bigint'],
      ],
      indices: { ix_shop_variants_product: ['connection_id', 'product'] },
      references: { fk_shop_variants_connection: ['connection_id', 'connections'] },
    },
  ];
}
