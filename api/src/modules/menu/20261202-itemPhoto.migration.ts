import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Photos of menu items. */
export class MenuItemPhoto1796170001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'menu_items',
      new TableColumn({ name: 'photo_id', type: 'varchar', length: '36', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('menu_items', 'photo_id');
  }
}
