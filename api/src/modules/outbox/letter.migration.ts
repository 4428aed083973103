import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail keeps what its HTML is made of beside its text. */
export class MailLetter1767500000000 implements MigrationInterface {
  name = 'MailLetter1767500000000';

  async up(runner: QueryRunner): Promise<void> {
    // Not `addColumn`: on SQLite it makes the table anew.
    await runner.query('ALTER TABLE outbox ADD COLUMN letter text NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN letter');
  }
}
