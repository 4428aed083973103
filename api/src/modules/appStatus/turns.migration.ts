import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step says whose turn it is. */
export class Turns1766200000001 implements MigrationInterface {
  name = 'Turns1766200000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE milestones ADD COLUMN turn varchar(8) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE milestones DROP COLUMN turn');
  }
}
