import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Somebody follows up what visitors wrote: what they noted, and whether anybody has read it. */
export class InquiryFollowUp1766400001000 implements MigrationInterface {
  name = 'InquiryFollowUp1766400001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inquiries ADD COLUMN note text NULL');
    await runner.query('ALTER TABLE inquiries ADD COLUMN unread integer NOT NULL DEFAULT 1');
    const columnNames = ['unread', 'created_at', 'id'];
    await runner.createIndex('inquiries', new TableIndex({ name: 'ix_inquiries_inbox', columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('inquiries', 'ix_inquiries_inbox');
    await runner.query('ALTER TABLE inquiries DROP COLUMN unread');
    await runner.query('ALTER TABLE inquiries DROP COLUMN note');
  }
}
