import type { ItemStatus } from '@skal/contracts/content/menu';
import { EntitySchema } from 'typeorm';
import { hundredths, id, int, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';
import type { IdempotencyColumns } from '../../server/http/idempotency.ts';

/** The draft of an item of a client's menu. */
export interface MenuItem extends IdempotencyColumns {
  id: string;
  businessId: string;
  categoryId: string;
  name: string;
  description: string;
  /** In øre. */
  price: number;
  /** Separated by commas. */
  allergens: string;
  availableFrom: string | null;
  availableTo: string | null;
  status: ItemStatus;
  /** 1 while it is sold out, else 0. Not part of the draft: it takes effect at once. */
  soldOut: number;
  /** Order within the category; gaps are possible. */
  position: number;
  /** Id of a photo of the gallery. */
  photoId: string | null;
  version: number;
}

export const MenuItemEntity = new EntitySchema<MenuItem>({
  name: 'MenuItem',
  tableName: 'menu_items',
  columns: {
    id: primaryId(),
    businessId: reference('fk_menu_items_business', 'Business', 'CASCADE'),
    categoryId: reference('fk_menu_items_category', 'MenuCategory', 'CASCADE'),
    name: varchar(120),
    description: text(),
    price: hundredths(),
    allergens: varchar(200),
    availableFrom: nullable(varchar(5)),
    availableTo: nullable(varchar(5)),
    status: varchar(16),
    soldOut: int(),
    position: int(),
    photoId: nullable(id()),
    version: int(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
  },
  indices: [
    { name: 'uq_menu_items_request', columns: ['requestKey'], unique: true },
    { name: 'ix_menu_items_business', columns: ['businessId', 'position'] },
    { name: 'ix_menu_items_category', columns: ['categoryId', 'position'] },
  ],
});
