import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Inquiries of visitors from the public forms. */
export class Inquiry1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'inquiries',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id?', 'varchar', 36],
        ['kind', 'varchar', 16],
        ['name', 'varchar', 200],
        ['email', 'varchar', 254],
        ['phone?', 'varchar', 40],
        ['phone_e164?', 'varchar', 16],
        ['country_code?', 'varchar', 8],
        ['company?', 'varchar', 200],
        ['industry?', 'varchar', 200],
        ['current_solution?', 'text'],
        ['challenges?', 'text'],
        ['contact_preference?', 'varchar', 16],
        ['subject?', 'varchar', 200],
        ['message?', 'text'],
        ['status', 'varchar', 16],
        ['note?', 'text'],
        ['unread', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
        ['created_at', 'bigint'],
      ],
      defaults: { unread: 1 },
      unique: { uq_inquiries_request_key: ['request_key'] },
      indices: {
        ix_inquiries_created: ['created_at'],
        ix_inquiries_inbox: ['unread', 'created_at', 'id'],
        ix_inquiries_business: ['business_id', 'created_at'],
        ix_inquiries_status: ['status', 'created_at'],
      },
    },
  ];
}
