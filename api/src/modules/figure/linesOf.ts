import type { NamedLineReply } from '@skal/contracts/commerce';
import type { EventFields } from '@skal/contracts/eventField';
import type { OrderLine } from '@skal/contracts/orderLines';

/** What an order is of: its lines, or the one thing that it names, which is one piece and says no amount. */
export function linesOf({ lines = [], item }: Pick<EventFields, 'lines' | 'item'>): readonly OrderLine[] {
  if (lines.length > 0 || item === undefined) return lines;
  return [{ item, quantity: 1 }];
}

/** The same as a list says it: what, and how many. */
export const namedLines = (details: Pick<EventFields, 'lines' | 'item'>): NamedLineReply[] =>
  linesOf(details).map(({ item, quantity }) => ({ item, quantity }));
