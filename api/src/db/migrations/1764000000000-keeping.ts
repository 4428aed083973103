import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const indices: readonly [table: string, name: string, columns: string[], isUnique?: true][] = [
  ['outbox', 'ix_outbox_sent', ['sent_at', 'created_at']],
  ['alerts', 'ix_alerts_created', ['created_at']],
  ['attachments', 'ix_attachments_stored', ['stored_as', 'id']],
  ['integration_requests', 'uq_integration_requests_request_key', ['request_key'], true],
];
const repetition = ['request_key', 'request_hash'];

/** What housekeeping looks for is found by an index; a wish for an integration that is sent twice is recognised. */
export class Keeping1764000000000 implements MigrationInterface {
  name = 'Keeping1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of repetition) {
      await runner.query(`ALTER TABLE integration_requests ADD COLUMN ${column} varchar(64) NULL`);
    }
    await runner.dropIndex('outbox', 'ix_outbox_taken');
    for (const [table, name, columnNames, isUnique = false] of indices) {
      await runner.createIndex(table, new TableIndex({ name, columnNames, isUnique }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of indices.toReversed()) await runner.dropIndex(table, name);
    await runner.createIndex('outbox', new TableIndex({ name: 'ix_outbox_taken', columnNames: ['taken_by'] }));
    for (const column of repetition) await runner.query(`ALTER TABLE integration_requests DROP COLUMN ${column}`);
  }
}
