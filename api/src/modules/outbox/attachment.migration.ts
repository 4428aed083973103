import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail can name a file that goes with it. */
export class MailAttachment1767000000001 implements MigrationInterface {
  name = 'MailAttachment1767000000001';

  async up(runner: QueryRunner): Promise<void> {
    // Not `addColumn`: on SQLite it makes the table anew.
    await runner.query('ALTER TABLE outbox ADD COLUMN attachment varchar(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN attachment');
  }
}
