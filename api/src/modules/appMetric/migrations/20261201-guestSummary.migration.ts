import type { MigrationInterface, QueryRunner, TableColumn } from 'typeorm';
import { table } from '../../../db/createTables.ts';

/** Columns of guests that audiences are selected by; filled with the next event of each guest. */
export class GuestSummary1796083203100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of this.#columns(runner)) await runner.addColumn('app_guests', column);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of this.#columns(runner)) await runner.dropColumn('app_guests', name);
  }

  #columns(runner: QueryRunner): TableColumn[] {
    return table(runner, {
      name: 'app_guests',
      primary: 'id',
      columns: [
        ['first_day?', 'varchar', 10],
        ['open_days?', 'int'],
        ['stamps?', 'int'],
      ],
      binary: ['first_day'],
    }).columns;
  }
}
