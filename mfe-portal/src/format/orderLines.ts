import { t } from '@lingui/core/macro';
import type { OrderLineReply } from '@skal/contracts/analytics/commerce';

/** Formats '2 × Barolo 2019', or only the name of a single item. */
const named = ({ item, quantity }: OrderLineReply): string => (quantity === 1 ? item : `${quantity} × ${item}`);

/** Formats the items of an order: '2 × Barolo, glass; Olives'; above `most` items with the number of others. */
export function formatOrderLines(lines: readonly OrderLineReply[], max = lines.length): string {
  const visible = lines.slice(0, max).map(named).join('; ');
  const others = lines.length - max;
  return lines.length > max ? t`${visible} and ${others} more` : visible;
}
