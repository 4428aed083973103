import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators are few among many accounts: they are found by their role. */
export class RoleIndex1766500200000 implements MigrationInterface {
  name = 'RoleIndex1766500200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_accounts_role ON accounts (role)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('accounts', 'ix_accounts_role');
  }
}
