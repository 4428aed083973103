import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** The account that wrote a ticket. */
export class TicketAuthor1796170005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'tickets',
      new TableColumn({ name: 'author_id', type: 'varchar', length: '36', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('tickets', 'author_id');
  }
}
