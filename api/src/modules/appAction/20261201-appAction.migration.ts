import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Reservations that can be answered, and steps of orders and reservations in the portal. */
export class AppAction1796083204002 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'reservations',
      primary: 'id',
      columns: [
        ['id', 'varchar', 80],
        ['business_id', 'varchar', 36],
        ['source', 'varchar', 32],
        ['order_name', 'varchar', 64],
        ['for_at', 'bigint'],
        ['places?', 'int'],
        ['item?', 'varchar', 100],
        ['booked_at', 'bigint'],
        ['ended?', 'varchar', 16],
      ],
      binary: ['order_name'],
      indices: {
        ix_reservations_business: ['business_id', 'for_at'],
        ix_reservations_order: ['business_id', 'order_name'],
        ix_reservations_for: ['for_at'],
      },
      references: { fk_reservations_business: ['business_id', 'businesses'] },
    },
    {
      name: 'app_actions',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['subject_id', 'varchar', 36],
        ['kind', 'varchar', 16],
        ['step', 'varchar', 16],
        ['version', 'int'],
        ['sequence', 'bigint'],
        ['source', 'varchar', 32],
        ['order_name', 'varchar', 64],
        ['subject_at', 'bigint'],
        ['at', 'bigint'],
        ['by_name', 'varchar', 401],
      ],
      unique: { uq_app_actions_version: ['business_id', 'subject_id', 'version'] },
      indices: {
        ix_app_actions_sequence: ['business_id', 'sequence'],
        ix_app_actions_business: ['business_id', 'kind', 'at'],
        ix_app_actions_at: ['at'],
      },
      references: { fk_app_actions_business: ['business_id', 'businesses'] },
    },
  ];
}
