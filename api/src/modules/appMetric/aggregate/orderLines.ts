import type { OrderLineReply } from '@skal/contracts/analytics/commerce';
import type { EventFields } from '@skal/contracts/app/eventField';
import type { OrderLine } from '@skal/contracts/app/orderLines';

/** Returns the lines of an order, or its single item as one line of quantity 1 without an amount. */
export function getOrderLines({ lines = [], item }: Pick<EventFields, 'lines' | 'item'>): readonly OrderLine[] {
  if (lines.length > 0 || item === undefined) return lines;
  return [{ item, quantity: 1 }];
}

/** Returns the lines of an order as a reply lists them. */
export const presentOrderLines = (details: Pick<EventFields, 'lines' | 'item'>): OrderLineReply[] =>
  getOrderLines(details).map(({ item, quantity }) => ({ item, quantity }));
