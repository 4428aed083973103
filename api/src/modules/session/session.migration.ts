import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new id in SQL, for the rows that are there already. */
const newIdIn = (kind: string): string =>
  kind === 'better-sqlite3'
    ? `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' ||
        substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`
    : 'UUID()';

/** Sessions get a name for their owner, and say where and when they were used. */
export class SessionNames1766500100000 implements MigrationInterface {
  name = 'SessionNames1766500100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN handle varchar(36) NULL');
    await runner.query('ALTER TABLE sessions ADD COLUMN device varchar(100) NULL');
    await runner.query('ALTER TABLE sessions ADD COLUMN used_at bigint NULL');
    const id = newIdIn(runner.dataSource.options.type);
    await runner.query(`UPDATE sessions SET handle = ${id} WHERE handle IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN used_at');
    await runner.query('ALTER TABLE sessions DROP COLUMN device');
    await runner.query('ALTER TABLE sessions DROP COLUMN handle');
  }
}
