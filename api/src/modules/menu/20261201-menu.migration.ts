import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Menus of clients: the drafts of categories and items. */
export class Menu1796083202002 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'menu_categories',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['name', 'varchar', 60],
        ['position', 'int'],
        ['version', 'int'],
      ],
      indices: { ix_menu_categories_business: ['business_id', 'position'] },
      references: { fk_menu_categories_business: ['business_id', 'businesses'] },
    },
    {
      name: 'menu_items',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['category_id', 'varchar', 36],
        ['name', 'varchar', 120],
        ['description', 'text'],
        ['price', 'bigint'],
        ['allergens', 'varchar', 200],
        ['available_from?', 'varchar', 5],
        ['available_to?', 'varchar', 5],
        ['status', 'varchar', 16],
        ['sold_out', 'int'],
        ['position', 'int'],
        ['version', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
      ],
      unique: { uq_menu_items_request: ['request_key'] },
      indices: {
        ix_menu_items_business: ['business_id', 'position'],
        ix_menu_items_category: ['category_id', 'position'],
      },
      references: {
        fk_menu_items_business: ['business_id', 'businesses'],
        fk_menu_items_category: ['category_id', 'menu_categories'],
      },
    },
    {
      name: 'menu_price_changes',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['changed_at', 'bigint'],
        ['items', 'int'],
      ],
      references: { fk_menu_price_changes_business: ['business_id', 'businesses'] },
    },
    {
      name: 'menu_earlier_prices',
      primary: 'item_id',
      columns: [
        ['item_id', 'varchar', 36],
        ['price_before', 'bigint'],
        ['price_after', 'bigint'],
      ],
      references: { fk_menu_earlier_prices_item: ['item_id', 'menu_items'] },
    },
  ];
}
