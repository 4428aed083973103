import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_inquiries_status';

/** Suspected spam is deleted earlier than other inquiries. */
export class InquiryStatus1768300100000 implements MigrationInterface {
  name = 'InquiryStatus1768300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('inquiries', new TableIndex({ name: NAME, columnNames: ['status', 'created_at'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('inquiries', NAME);
  }
}
