import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture has a thumbnail beside it, and the row knows how large that is. */
export class Pictures1767700000000 implements MigrationInterface {
  name = 'Pictures1767700000000';

  async up(runner: QueryRunner): Promise<void> {
    // Not `addColumn`: on SQLite it makes the table anew, and whatever refers to its rows goes with the old one.
    await runner.query('ALTER TABLE attachments ADD COLUMN thumbnail_width integer NULL');
    await runner.query('ALTER TABLE attachments ADD COLUMN thumbnail_height integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attachments DROP COLUMN thumbnail_height');
    await runner.query('ALTER TABLE attachments DROP COLUMN thumbnail_width');
  }
}
