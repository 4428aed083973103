import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Businesses, their subscriptions, and the read model of the client list (ADR-0026). */
export class Client1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'businesses',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['name', 'varchar', 200],
        ['business_type', 'varchar', 32],
        ['features', 'text'],
        ['branding', 'text'],
        ['live_at?', 'bigint'],
        ['version', 'int'],
        ['created_at', 'bigint'],
      ],
    },
    {
      name: 'client_list_entries',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['business', 'varchar', 200],
        ['contact', 'varchar', 200],
        ['plan', 'int'],
        ['status', 'int'],
        ['phone_up', 'varchar', 40],
        ['phone_down', 'varchar', 40],
        ['login_up', 'bigint'],
        ['login_down', 'bigint'],
        ['search', 'varchar', 1000],
        ['digits', 'varchar', 40],
        ['changed_at', 'bigint'],
      ],
      defaults: { changed_at: 0 },
      binary: ['business', 'contact', 'phone_up', 'phone_down', 'search', 'digits'],
      indices: {
        ix_client_list_entries_business: ['business', 'business_id', 'status', 'plan'],
        ix_client_list_entries_contact: ['contact', 'business_id', 'status', 'plan'],
        ix_client_list_entries_plan: ['plan', 'business_id', 'status'],
        ix_client_list_entries_status: ['status', 'business_id', 'plan'],
        ix_client_list_entries_phoneup: ['phone_up', 'business_id', 'status', 'plan'],
        ix_client_list_entries_phonedown: ['phone_down', 'business_id', 'status', 'plan'],
        ix_client_list_entries_loginup: ['login_up', 'business_id', 'status', 'plan'],
        ix_client_list_entries_logindown: ['login_down', 'business_id', 'status', 'plan'],
        ix_client_list_entries_changed: ['changed_at'],
      },
      references: { fk_client_list_entries_business: ['business_id', 'businesses'] },
    },
    {
      name: 'subscriptions',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['plan', 'varchar', 16],
        ['status', 'varchar', 16],
        ['next_billing_date?', 'varchar', 10],
        ['created_at', 'bigint'],
      ],
      references: { fk_subscriptions_business: ['business_id', 'businesses'] },
    },
  ];
}
