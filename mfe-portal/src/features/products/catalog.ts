import type { MenuItemReply, MenuReply } from '@skal/contracts/content/menu';
import type { ShopProductReply } from '@skal/contracts/integration/connection';
import { type StockLevel, stockLevel } from '../../components/metrics/stockLevel.ts';

/** Whether a product can be bought; `hidden` is an item that is not on the menu. */
export type CatalogLevel = StockLevel | 'hidden';

/** A product of the menu, or of the connected shop. */
export interface CatalogProduct {
  readonly id: string;
  readonly title: string;
  /** Name of the category; null in the shop. */
  readonly category: string | null;
  /** In øre; null if the shop does not say. */
  readonly price: number | null;
  /** Null if nothing counts it. */
  readonly stock: number | null;
  readonly level: CatalogLevel;
  /** The item of the menu; null in the shop. */
  readonly item: MenuItemReply | null;
}

const levelOf = ({ status, soldOut }: MenuItemReply): CatalogLevel => {
  if (status === 'draft') return 'hidden';
  return soldOut ? 'out' : 'in';
};

/** Lists the products of the menu, and then those of the shop. */
export function listCatalog(
  { categories, items }: Pick<MenuReply, 'categories' | 'items'>,
  products: readonly ShopProductReply[],
): CatalogProduct[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return [
    ...items.map((item): CatalogProduct => {
      const { id, name: title, price, categoryId } = item;
      return { id, title, price, category: names.get(categoryId) ?? null, stock: null, level: levelOf(item), item };
    }),
    ...products.map((product): CatalogProduct => {
      const { id, title, stock } = product;
      return { id: `shop ${id}`, title, category: null, price: null, stock, level: stockLevel(product), item: null };
    }),
  ];
}
