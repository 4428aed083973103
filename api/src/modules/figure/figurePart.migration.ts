import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** What is counted of one type, or in one currency, is found without reading the rest of the days. */
export class FigurePart1768000410000 implements MigrationInterface {
  name = 'FigurePart1768000410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'figure_days',
      new TableIndex({ name: 'ix_figure_days_part', columnNames: ['business_id', 'metric', 'part', 'day'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('figure_days', 'ix_figure_days_part');
  }
}
