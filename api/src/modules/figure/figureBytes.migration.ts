import type { MigrationInterface, QueryRunner } from 'typeorm';
import { byteByByte } from '../../db/migrations/byteByByte.ts';

/** Figures and guests are found by keys that are hashes, days and names of our own: nobody writes them in two ways. */
export class FigureBytes1768000440000 implements MigrationInterface {
  name = 'FigureBytes1768000440000';

  async up(runner: QueryRunner): Promise<void> {
    await byteByByte(runner, 'figure_days', [
      ...['id varchar(120)', 'day varchar(10)', 'metric varchar(32)', 'source varchar(32)', 'part varchar(100)'],
    ]);
    await byteByByte(runner, 'app_guests', ['id varchar(80)', 'last_day varchar(10)']);
  }

  /** A release before does with it as it is. */
  async down(): Promise<void> {}
}
