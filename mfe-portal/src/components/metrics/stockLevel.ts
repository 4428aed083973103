import { LOW_STOCK } from '@skal/contracts/analytics/lowStock';
import type { ShopProductReply } from '@skal/contracts/integration/connection';

export const stockLevels = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** Stock level of a product; a product without stock tracking is in stock. */
export function stockLevel({ stock }: Pick<ShopProductReply, 'stock'>): StockLevel {
  if (stock === null || stock > LOW_STOCK) return 'in';
  return stock > 0 ? 'low' : 'out';
}
