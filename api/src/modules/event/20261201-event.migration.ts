import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Events and promotions of clients' apps. */
export class Event1796083204003 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'guest_events',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['title', 'varchar', 120],
        ['text', 'text'],
        ['starts_at', 'bigint'],
        ['ends_at', 'bigint'],
        ['price', 'bigint'],
        ['capacity?', 'int'],
        ['photo_id?', 'varchar', 36],
        ['status', 'varchar', 16],
        ['note', 'varchar', 200],
        ['version', 'int'],
        ['created_at', 'bigint'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
      ],
      unique: { uq_guest_events_request_key: ['request_key'] },
      indices: { ix_guest_events_business: ['business_id', 'starts_at'] },
      references: { fk_guest_events_business: ['business_id', 'businesses'] },
    },
  ];
}
