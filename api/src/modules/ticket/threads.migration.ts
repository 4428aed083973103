import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** The inbox shows what is unread first, then what changed last, narrowed by any of these. */
const INBOX: Readonly<Record<string, readonly string[]>> = {
  ix_tickets_inbox: [],
  ix_tickets_inbox_status: ['status'],
  ix_tickets_inbox_priority: ['priority'],
  ix_tickets_inbox_both: ['status', 'priority'],
  ix_tickets_inbox_client: ['business_id'],
};

/** Tickets are answered: messages below them, with files, and a mark until somebody has read them. */
export class Threads1766400000000 implements MigrationInterface {
  name = 'Threads1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tickets ADD COLUMN unread integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE attachments ADD COLUMN message_id varchar(36) NULL');
    for (const [name, narrowed] of Object.entries(INBOX)) {
      const columnNames = [...narrowed, 'unread', 'updated_at', 'id'];
      await runner.createIndex('tickets', new TableIndex({ name, columnNames }));
    }
    await runner.createTable(
      table(runner, {
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
        references: {
          fk_ticket_messages_ticket: { column: 'ticket_id', table: 'tickets', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ticket_messages');
    for (const name of Object.keys(INBOX).toReversed()) await runner.dropIndex('tickets', name);
    await runner.query('ALTER TABLE attachments DROP COLUMN message_id');
    await runner.query('ALTER TABLE tickets DROP COLUMN unread');
  }
}
