import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Integrations that clients request, and the status of each platform per client. */
export class Integration1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'integration_requests',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['integration', 'varchar', 200],
        ['business_need', 'text'],
        ['urgency', 'varchar', 16],
        ['status', 'varchar', 16],
        ['note?', 'text'],
        ['unread', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
        ['created_at', 'bigint'],
      ],
      defaults: { status: 'new', unread: 1 },
      unique: { uq_integration_requests_request_key: ['request_key'] },
      indices: {
        ix_integration_requests_business: ['business_id', 'created_at'],
        ix_integration_requests_inbox: ['unread', 'created_at', 'id'],
      },
      references: { fk_integration_requests_business: ['business_id', 'businesses'] },
    },
    {
      name: 'integration_states',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['platform', 'varchar', 32],
        ['status', 'varchar', 16],
        ['changed_at', 'bigint'],
      ],
      unique: { uq_integration_states_platform: ['business_id', 'platform'] },
      references: { fk_integration_states_business: ['business_id', 'businesses'] },
    },
  ];
}
