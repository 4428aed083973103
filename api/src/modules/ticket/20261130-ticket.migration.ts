import { CreateTables, type TableParts } from '../../db/createTables.ts';

/**
 * Tickets with their messages and files. The inbox lists unread tickets first, then by last change, with any filter.
 */
export class Ticket1795996801000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'tickets',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['title', 'varchar', 200],
        ['description', 'text'],
        ['priority', 'varchar', 16],
        ['category', 'varchar', 16],
        ['status', 'varchar', 16],
        ['name', 'varchar', 401],
        ['email', 'varchar', 254],
        ['phone?', 'varchar', 40],
        ['response_due_at', 'bigint'],
        ['responded_at?', 'bigint'],
        ['unread', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
        ['created_at', 'bigint'],
        ['updated_at', 'bigint'],
      ],
      defaults: { unread: 1 },
      unique: { uq_tickets_request_key: ['request_key'] },
      indices: {
        ix_tickets_business: ['business_id', 'created_at'],
        ix_tickets_inbox: ['unread', 'updated_at', 'id'],
        ix_tickets_inbox_status: ['status', 'unread', 'updated_at', 'id'],
        ix_tickets_inbox_priority: ['priority', 'unread', 'updated_at', 'id'],
        ix_tickets_inbox_both: ['status', 'priority', 'unread', 'updated_at', 'id'],
        ix_tickets_inbox_client: ['business_id', 'unread', 'updated_at', 'id'],
      },
      references: { fk_tickets_business: ['business_id', 'businesses'] },
    },
    {
      name: 'attachments',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['ticket_id', 'varchar', 36],
        ['message_id?', 'varchar', 36],
        ['position', 'int'],
        ['name', 'varchar', 255],
        ['bytes', 'int'],
        ['stored_as?', 'varchar', 36],
        ['stored_at?', 'bigint'],
        ['thumbnail_width?', 'int'],
        ['thumbnail_height?', 'int'],
      ],
      indices: { ix_attachments_ticket: ['ticket_id', 'position'], ix_attachments_stored: ['stored_as', 'id'] },
      references: { fk_attachments_ticket: ['ticket_id', 'tickets'] },
    },
    {
      name: 'partial_uploads',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['chunk_prefix', 'varchar', 36],
        ['bytes', 'int'],
        ['byte_offset', 'int'],
        ['chunks', 'text'],
        ['updated_at', 'bigint'],
      ],
      indices: { ix_partial_uploads_prefix: ['chunk_prefix'], ix_partial_uploads_updated: ['updated_at'] },
      references: { fk_partial_uploads_attachment: ['id', 'attachments'] },
    },
    {
      name: 'ticket_messages',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['ticket_id', 'varchar', 36],
        ['author', 'varchar', 16],
        ['name', 'varchar', 401],
        ['text', 'text'],
        ['internal', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
        ['created_at', 'bigint'],
      ],
      unique: { uq_ticket_messages_request_key: ['request_key'] },
      indices: { ix_ticket_messages_ticket: ['ticket_id', 'id'] },
      references: { fk_ticket_messages_ticket: ['ticket_id', 'tickets'] },
    },
  ];
}
