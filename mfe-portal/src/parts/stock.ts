import type { ShopProductReply } from '@skal/contracts/connection';
import { LOW_STOCK } from '@skal/contracts/lowStock';

export const stockStates = ['in', 'low', 'out'] as const;
export type StockState = (typeof stockStates)[number];

/** How a product stands; what the shop does not count is there. */
export function stockOf({ stock }: Pick<ShopProductReply, 'stock'>): StockState {
  if (stock === null || stock > LOW_STOCK) return 'in';
  return stock > 0 ? 'low' : 'out';
}
