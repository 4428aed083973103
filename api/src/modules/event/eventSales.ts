import { toDanishTime } from '@skal/contracts/fields/localTime';
import type { Database } from '../../db/database.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { readTicketedEvents, type TicketedEvent, type TicketName } from '../appMetric/query/ticketedEvents.query.ts';
import { type GuestEvent, GuestEventEntity } from './GuestEvent.entity.ts';

/** Tickets of an event as the app reported them. */
export interface EventSales {
  readonly booked: number;
  readonly attended: number;
  readonly revenue: { currency: string; value: number }[];
}

/** Finds the reported tickets of events, by their id. */
export type SalesOf = (event: GuestEvent) => EventSales;

const dayOf = ({ startsAt }: GuestEvent): string => toDanishTime(Number(startsAt)).slice(0, 10);

/**
 * Returns whether tickets belong to an event: the app reports its id as `item`, or its title with the day of the event.
 * Two events of the same name on one day need the id.
 */
export function isTicketOf(event: GuestEvent): (ticket: TicketName) => boolean {
  const { id, title } = event;
  const eventDay = dayOf(event);
  return ({ name, day }) => name === id || (name === title && day === eventDay);
}

/** Reads the tickets of a client's events. */
export async function readEventSales(
  db: Pick<Database, 'query'>,
  businessId: string,
  events: readonly GuestEvent[],
): Promise<SalesOf> {
  const [first] = events.map(dayOf).sort();
  const reported = first === undefined ? [] : await readTicketedEvents(db, businessId, first);
  return (event) => {
    const own = reported.filter(isTicketOf(event));
    const revenue = new Map<string, number>();
    for (const [currency, amount] of own.flatMap((one) => [...one.revenue])) {
      revenue.set(currency, (revenue.get(currency) ?? 0) + amount);
    }
    return {
      // The app may report a cancellation without the sale.
      booked: Math.max(
        0,
        own.reduce((sum, { sold }) => sum + sold, 0),
      ),
      attended: own.reduce((sum, { attended }) => sum + attended, 0),
      revenue: [...revenue].sort().map(([currency, amount]) => ({ currency, value: toWholeUnits(amount, currency) })),
    };
  };
}

/** Whether an event is published and the app has sold every place. */
export const isFull = ({ status, capacity }: GuestEvent, { booked }: Pick<EventSales, 'booked'>): boolean =>
  status === 'published' && capacity !== null && booked >= capacity;

/** Reads ticketed events from a day on; tickets that the app reported by the id of an event have its day and title. */
export async function readNamedEvents(db: Database, businessId: string, from: string): Promise<TicketedEvent[]> {
  const events = await db.read((manager) => manager.findBy(GuestEventEntity, { businessId }));
  const byId = new Map(events.map((event) => [event.id, event]));
  return readTicketedEvents(db, businessId, from, ({ day, name }) => {
    const event = byId.get(name);
    return event ? { day: dayOf(event), name: event.title } : { day, name };
  });
}
