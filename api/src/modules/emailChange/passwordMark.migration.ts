import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Binds a pending e-mail change to the password that it was requested with. */
export class EmailLinkPassword1768300000000 implements MigrationInterface {
  name = 'EmailLinkPassword1768300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_links ADD COLUMN password_mark varchar(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_links DROP COLUMN password_mark');
  }
}
