import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A subscription knows the day of its next payment, once an operator has entered it. */
export class NextBilling1766200000000 implements MigrationInterface {
  name = 'NextBilling1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    // Not `addColumn`: on SQLite it makes the table anew, and whatever refers to its rows goes with the old one.
    await runner.query('ALTER TABLE subscriptions ADD COLUMN next_billing_date varchar(10) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE subscriptions DROP COLUMN next_billing_date');
  }
}
