import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_inquiries_business';

/** An inquiry is known by the client that came of it. */
export class InquiryClients1767200001000 implements MigrationInterface {
  name = 'InquiryClients1767200001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inquiries ADD COLUMN business_id varchar(36) NULL');
    const columnNames = ['business_id', 'created_at'];
    await runner.createIndex('inquiries', new TableIndex({ name: NAME, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('inquiries', NAME);
    await runner.query('ALTER TABLE inquiries DROP COLUMN business_id');
  }
}
