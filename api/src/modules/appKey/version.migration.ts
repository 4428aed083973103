import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whatever changes a client's figures counts on: whoever looks knows from one number whether there is anything new. */
export class FiguresVersion1768100000000 implements MigrationInterface {
  name = 'FiguresVersion1768100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app_clients ADD COLUMN version bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app_clients DROP COLUMN version');
  }
}
