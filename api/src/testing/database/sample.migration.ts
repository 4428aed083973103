import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/createTables.ts';

/** A test migration with every kind of statement. */
export class Trial1900000000000 implements MigrationInterface {
  name = 'Trial1900000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(table(runner, { name: 'trial_parents', primary: 'id', columns: [['id', 'varchar', 36]] }));
    await runner.createTable(
      table(runner, {
        name: 'trial',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['parent_id', 'varchar', 36],
          ['old?', 'varchar', 36],
        ],
        indices: { ix_trial_old: ['old'] },
        references: { fk_trial_parent: ['parent_id', 'trial_parents'] },
      }),
    );
    await runner.query('ALTER TABLE trial ADD COLUMN made varchar(36) NULL');
    await runner.query('UPDATE trial SET made = old WHERE made IS NULL');
    await runner.query('CREATE INDEX ix_trial_made ON trial (made, id)');
    await runner.query('DROP INDEX ix_trial_old ON trial');
    await runner.query('ALTER TABLE trial DROP COLUMN old');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('trial');
    await runner.dropTable('trial_parents');
  }
}
