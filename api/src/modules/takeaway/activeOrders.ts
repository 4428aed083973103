import type { ActiveOrderReply } from '@skal/contracts/analytics/takeaway';
import { isoTime } from '../../time/calendar.ts';
import type { OrderEvent } from '../appEvent/orderEvents.query.ts';
import { orderLineReplies } from '../appMetric/aggregate/orderLines.ts';
import { wholeUnits } from '../appMetric/period/minorUnits.ts';

const DAY_MS = 24 * 3600_000;

const isPlaced = ({ type }: OrderEvent) => type === 'order.placed';

/** Whether an event supersedes another of the same order: the newer one, and at the same time the final one. */
const isNewer = (one: OrderEvent, other: OrderEvent): boolean =>
  one.at > other.at || (one.at === other.at && !isPlaced(one));

/**
 * Finds active takeaway orders: placed in the 24 hours before `now` (in milliseconds since 1970), without a newer
 * event. A reused name is a new order. Oldest first.
 */
export function activeOrders(events: readonly OrderEvent[], now: number): ActiveOrderReply[] {
  const newest = new Map<string, OrderEvent>();
  for (const event of events) {
    const key = `${event.source} ${event.details.order}`;
    const known = newest.get(key);
    if (!known || isNewer(event, known)) newest.set(key, event);
  }
  return [...newest.values()]
    .filter((event) => isPlaced(event) && event.details.channel === 'takeaway' && event.at > now - DAY_MS)
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .map(({ id, at, details }) => {
      const { order = '', amount, currency = null } = details;
      const lines = orderLineReplies(details);
      return {
        ...{ id, order, at: isoTime(at), lines, item: lines[0]?.item ?? null, currency },
        amount: amount === undefined || currency === null ? null : wholeUnits(amount, currency),
      };
    });
}
