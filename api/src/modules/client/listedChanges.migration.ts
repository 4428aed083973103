import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of clients says of each row when it was written last. */
export class ListedChanges1767300000000 implements MigrationInterface {
  name = 'ListedChanges1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listed_clients ADD COLUMN changed_at bigint NOT NULL DEFAULT 0');
    await runner.query('CREATE INDEX ix_listed_clients_changed ON listed_clients (changed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === 'better-sqlite3';
    await runner.query(`DROP INDEX ix_listed_clients_changed${isSqlite ? '' : ' ON listed_clients'}`);
    await runner.query('ALTER TABLE listed_clients DROP COLUMN changed_at');
  }
}
