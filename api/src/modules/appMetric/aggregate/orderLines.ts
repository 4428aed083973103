import type { OrderLineReply } from '@skal/contracts/analytics/commerce';
import type { EventFields } from '@skal/contracts/app/eventField';
import type { OrderLine } from '@skal/contracts/app/orderLines';

/** What an order is of: its lines, or the one thing that it names, which is one piece and says no amount. */
export function orderLinesOf({ lines = [], item }: Pick<EventFields, 'lines' | 'item'>): readonly OrderLine[] {
  if (lines.length > 0 || item === undefined) return lines;
  return [{ item, quantity: 1 }];
}

/** The same as a list says it: what, and how many. */
export const orderLineReplies = (details: Pick<EventFields, 'lines' | 'item'>): OrderLineReply[] =>
  orderLinesOf(details).map(({ item, quantity }) => ({ item, quantity }));
