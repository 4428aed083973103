import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account may ask for a code besides its password. */
export class AskedFactor1767100000000 implements MigrationInterface {
  name = 'AskedFactor1767100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN factor_since bigint NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN factor_since');
  }
}
