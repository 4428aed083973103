import type { Database } from '../../db/database.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { readTicketedEvents, type TicketedEvent } from '../appMetric/query/ticketedEvents.query.ts';
import type { GuestEvent } from './GuestEvent.entity.ts';

/** Tickets of an event as the app reported them. */
export interface EventSales {
  readonly booked: number;
  readonly attended: number;
  readonly revenue: { currency: string; value: number }[];
}

/** Finds the reported tickets of events, by their id. */
export type SalesOf = (event: GuestEvent) => EventSales;

/**
 * Whether tickets belong to an event: the app reports its id as `item`, or its title with the day of the event. Two
 * events of the same name on one day need the id.
 */
const belongsTo = ({ id, title }: GuestEvent, eventDay: string, { name, day }: TicketedEvent): boolean =>
  name === id || (name === title && day === eventDay);

/** Reads the tickets of a client's events. */
export async function readEventSales(
  db: Database,
  businessId: string,
  events: readonly GuestEvent[],
  timeZone: string,
): Promise<SalesOf> {
  const dayOf = ({ startsAt }: GuestEvent) => toLocalDay(Number(startsAt), timeZone);
  const [first] = events.map(dayOf).sort();
  const reported = first === undefined ? [] : await readTicketedEvents(db, businessId, first);
  return (event) => {
    const own = reported.filter((one) => belongsTo(event, dayOf(event), one));
    const revenue = new Map<string, number>();
    for (const [currency, amount] of own.flatMap((one) => [...one.revenue])) {
      revenue.set(currency, (revenue.get(currency) ?? 0) + amount);
    }
    return {
      booked: own.reduce((sum, { sold }) => sum + sold, 0),
      attended: own.reduce((sum, { attended }) => sum + attended, 0),
      revenue: [...revenue].sort().map(([currency, amount]) => ({ currency, value: toWholeUnits(amount, currency) })),
    };
  };
}
