import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, reference, varchar } from '../../../db/columns.ts';

/** A product variant of a connected shop, with its stock. */
export interface ShopVariant {
  /** Connection and the vendor's id of the variant. */
  id: string;
  connectionId: string;
  /** The vendor's id of its product. */
  product: string;
  title: string;
  /** Null if the shop does not track it. */
  stock: number | null;
  readAt: number;
}

export const ShopVariantEntity = new EntitySchema<ShopVariant>({
  name: 'ShopVariant',
  tableName: 'shop_variants',
  columns: {
    id: { ...varchar(64), primary: true },
    connectionId: reference('fk_shop_variants_connection', 'Connection', 'CASCADE'),
    product: varchar(24),
    title: varchar(200),
    stock: nullable(int()),
    readAt: epochMs(),
  },
  indices: [{ name: 'ix_shop_variants_product', columns: ['connectionId', 'product'] }],
});
