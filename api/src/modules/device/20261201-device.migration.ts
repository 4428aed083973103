import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Devices of guests that receive notifications. */
export class Device1796083203000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'devices',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['token_hash', 'varchar', 64],
        ['token', 'text'],
        ['platform', 'varchar', 8],
        ['guest_id?', 'varchar', 80],
        ['locale', 'varchar', 35],
        ['created_at', 'bigint'],
        ['seen_at', 'bigint'],
      ],
      // As `app_guests.id`, which it is joined to.
      binary: ['token_hash', 'guest_id'],
      unique: { uq_devices_token: ['business_id', 'token_hash'] },
      indices: {
        ix_devices_guest: ['business_id', 'guest_id', 'created_at'],
        ix_devices_page: ['business_id', 'id'],
        ix_devices_seen: ['seen_at'],
      },
      references: { fk_devices_business: ['business_id', 'businesses'] },
    },
  ];
}
