import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators get roles, and may be let go: whoever is one already is an owner. */
export class Roles1766000000000 implements MigrationInterface {
  name = 'Roles1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Not `addColumn`: on SQLite it makes the table anew, and whatever refers to its rows goes with the old one.
    await runner.query('ALTER TABLE accounts ADD COLUMN role varchar(16) NULL');
    await runner.query('ALTER TABLE accounts ADD COLUMN disabled_at bigint NULL');
    await runner.query("UPDATE accounts SET role = 'owner' WHERE account_type = 'admin'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN disabled_at');
    await runner.query('ALTER TABLE accounts DROP COLUMN role');
  }
}
