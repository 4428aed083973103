import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_integration_requests_inbox';

/** Somebody follows up what clients wish for. */
export class IntegrationFollowUp1766400002000 implements MigrationInterface {
  name = 'IntegrationFollowUp1766400002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE integration_requests ADD COLUMN status varchar(16) NOT NULL DEFAULT 'new'");
    await runner.query('ALTER TABLE integration_requests ADD COLUMN note text NULL');
    await runner.query('ALTER TABLE integration_requests ADD COLUMN unread integer NOT NULL DEFAULT 1');
    const columnNames = ['unread', 'created_at', 'id'];
    await runner.createIndex('integration_requests', new TableIndex({ name: NAME, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('integration_requests', NAME);
    for (const column of ['unread', 'note', 'status']) {
      await runner.query(`ALTER TABLE integration_requests DROP COLUMN ${column}`);
    }
  }
}
