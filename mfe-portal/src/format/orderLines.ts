import type { OrderLineReply } from '@skal/contracts/analytics/commerce';

/** '2 × Barolo 2019', and of one piece its name alone. */
const named = ({ item, quantity }: OrderLineReply): string => (quantity === 1 ? item : `${quantity} × ${item}`);

/** What an order is of, in a line: '2 × Barolo, glass; Olives'; of more than `most` things how many more there are. */
export function formatOrderLines(lines: readonly OrderLineReply[], most = lines.length): string {
  const shown = lines.slice(0, most).map(named).join('; ');
  return lines.length > most ? `${shown} and ${lines.length - most} more` : shown;
}
