import { LOW_STOCK } from '@skal/contracts/analytics/lowStock';
import type { ShopProductReply } from '@skal/contracts/integration/connection';

export const stockLevels = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** How a product stands; what the shop does not count is there. */
export function stockLevel({ stock }: Pick<ShopProductReply, 'stock'>): StockLevel {
  if (stock === null || stock > LOW_STOCK) return 'in';
  return stock > 0 ? 'low' : 'out';
}
