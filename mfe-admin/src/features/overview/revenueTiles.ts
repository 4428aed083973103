import type { RevenueReply } from '@skal/contracts/finance/revenue';
import { overview } from '../../content/dashboard/admin.ts';
import { revenue as copy } from '../../content/dashboard/revenue.ts';
import { formatMoney } from '../../format/money.ts';

/** The revenue; undefined until loaded. */
export interface RevenueState {
  categories: readonly RevenueReply[] | undefined;
  isDemo: boolean;
  hasFailed: boolean;
}

interface Tile {
  value: string;
  note: string;
}

/** The month's revenue, and its average per active client: empty without active clients (R3, T38). */
export function revenueTiles(
  { categories, isDemo, hasFailed }: RevenueState,
  active: number,
): Record<'month' | 'average', Tile> {
  const unknown = (note: string) => ({ value: overview.none, note });
  const both = (tile: Tile) => ({ month: tile, average: tile });
  if (!categories) return both(unknown(hasFailed ? copy.notLoaded : overview.loading));
  if (categories.length === 0) return both(unknown(copy.none));
  const total = categories.reduce((sum, { monthly }) => sum + monthly, 0);
  const tile = (cents: number, note: string) => ({ value: formatMoney(cents), note: isDemo ? copy.demoNote : note });
  return {
    month: tile(total, copy.soFar),
    average: tile(active === 0 ? 0 : total / active, copy.perActive),
  };
}
