import { EntitySchema } from 'typeorm';
import { int, primaryId, reference, varchar } from '../../db/columns.ts';

/** A category of a client's menu. Names are unique per client, whatever their case and accents. */
export interface MenuCategory {
  id: string;
  businessId: string;
  name: string;
  /** Counts from 0, without gaps. */
  position: number;
  version: number;
}

export const MenuCategoryEntity = new EntitySchema<MenuCategory>({
  name: 'MenuCategory',
  tableName: 'menu_categories',
  columns: {
    id: primaryId(),
    businessId: reference('fk_menu_categories_business', 'Business', 'CASCADE'),
    name: varchar(60),
    position: int(),
    version: int(),
  },
  indices: [{ name: 'ix_menu_categories_business', columns: ['businessId', 'position'] }],
});
