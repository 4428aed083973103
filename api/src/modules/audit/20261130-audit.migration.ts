import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** The audit log. It refers to no row, so that it outlives accounts and clients (ADR-0025). */
export class Audit1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'audit_entries',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['at', 'bigint'],
        ['action', 'varchar', 64],
        ['account_id?', 'varchar', 36],
        ['who?', 'varchar', 500],
        ['client_id?', 'varchar', 36],
        ['client_name?', 'varchar', 200],
        ['before?', 'text'],
        ['after?', 'text'],
        ['from_address', 'varchar', 64],
      ],
      binary: ['who'],
      indices: {
        ix_audit_entries_at: ['at', 'id'],
        ix_audit_entries_action: ['action', 'at'],
        ix_audit_entries_client: ['client_id', 'at'],
        ix_audit_entries_who: ['who', 'id'],
      },
    },
  ];
}
