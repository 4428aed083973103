import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

const ofBusiness = (name: string) => ({
  [`fk_${name}_business`]: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
});

/** What the events of clients' apps come to. */
export class Figure1768000200000 implements MigrationInterface {
  name = 'Figure1768000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'figure_days',
        primary: 'id',
        columns: [
          ['id', 'varchar', 120],
          ['business_id', 'varchar', 36],
          ['day', 'varchar', 10],
          ['metric', 'varchar', 32],
          ['source', 'varchar', 32],
          ['part', 'varchar', 100],
          ['amount', 'bigint'],
          ['read_at', 'bigint'],
        ],
        indices: { ix_figure_days_metric: ['business_id', 'metric', 'day'] },
        references: ofBusiness('figure_days'),
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'app_guests',
        primary: 'id',
        columns: [
          ['id', 'varchar', 80],
          ['business_id', 'varchar', 36],
          ['days', 'text'],
          ['last_day', 'varchar', 10],
        ],
        indices: { ix_app_guests_business: ['business_id'], ix_app_guests_day: ['last_day'] },
        references: ofBusiness('app_guests'),
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['app_guests', 'figure_days']) await runner.dropTable(name);
  }
}
