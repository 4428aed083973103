import { addDays, getWeekday } from '../../time/calendar.ts';
import type { Guest } from './guests.ts';
import {
  CURRENCY,
  closedOn,
  monthlyDemand,
  TICKET_CANCELLATION_RATE,
  TICKET_CAPACITY,
  TICKET_PRICE,
  type TicketedEvent,
  ticketedEvents,
  weekSchedule,
} from './venue.ts';
import type { SimulationDay } from './visits.ts';

const FORTNIGHT = 14;
const THURSDAY = 4;
/** Number of days before the event when ticket sales start. */
const SALES_DAYS = 21;
const WEEK_DAYS = 7;
const DAY_MINUTES = 24 * 60;
/** Events begin at 19:00. */
export const EVENT_START = 19 * 60;

/** Returns the demand of a day relative to a Thursday in April. */
export const getDemand = (day: string): number =>
  (weekSchedule[getWeekday(day)]?.busy ?? 0) * (monthlyDemand[Number(day.slice(5, 7)) - 1] ?? 1);

/** Picks a random guest, if there are any. */
export const pickGuest = ({ book }: SimulationDay, guests: readonly Guest[]): { guest?: string } => {
  const found = guests[book.chance.int(0, Math.max(0, guests.length - 1))];
  return found ? { guest: found.pseudonym } : {};
};

interface UpcomingEvent extends TicketedEvent {
  /** Start time, as in the events. */
  readonly for: string;
  /** Days until the event. */
  readonly ahead: number;
}

/** Returns the event of a day, which is every second Thursday after launch except the first, unless the venue is closed. */
export function findTicketedEvent(day: string, age: number): TicketedEvent | null {
  const isOpen = !closedOn.includes(day.slice(5));
  const isOne = isOpen && getWeekday(day) === THURSDAY && age >= FORTNIGHT && age % FORTNIGHT < WEEK_DAYS;
  return (isOne && ticketedEvents[Math.floor(age / FORTNIGHT) % ticketedEvents.length]) || null;
}

/** Returns the events on sale on a day. */
function eventsOnSale({ age, book }: SimulationDay): UpcomingEvent[] {
  return Array.from({ length: SALES_DAYS }, (_, ahead) => ahead).flatMap((ahead) => {
    const found = findTicketedEvent(addDays(book.day, ahead), age + ahead);
    return found ? [{ ...found, for: book.timestampAt(ahead * DAY_MINUTES + EVENT_START), ahead }] : [];
  });
}

/** Simulates ticket sales, most in the last week, and attendance. `sold` has the number of seats by day. */
export function simulateTicketedEvents(
  today: SimulationDay,
  guests: readonly Guest[],
  sold: Map<string, number>,
): void {
  const { book, hours } = today;
  const { chance, day } = book;
  const price = (places: number) => ({ amount: places * TICKET_PRICE, currency: CURRENCY });
  for (const { title: item, for: begins, ahead } of eventsOnSale(today)) {
    const on = addDays(day, ahead);
    for (let left = chance.around(ahead < WEEK_DAYS ? 1.6 : 0.35); left > 0; left -= 1) {
      const places = chance.int(1, 3);
      const before = sold.get(on) ?? 0;
      if (before + places > TICKET_CAPACITY) break;
      const at = 10 * 60 + chance.float() * 8 * 60;
      const tickets = { ...pickGuest(today, guests), item, places, ...price(places), for: begins };
      book.record('event.ticketSold', at, tickets);
      if (chance.chance(TICKET_CANCELLATION_RATE)) book.record('event.ticketCancelled', at + 20, tickets);
      else sold.set(on, before + places);
    }
    if (on !== day || !hours) continue;
    const come = Math.round((sold.get(on) ?? 0) * (0.82 + chance.float() * 0.16));
    for (let seat = 0; seat < come; seat += 1) {
      book.record('event.attended', EVENT_START - 30 + chance.float() * 40, { item, places: 1, for: begins });
    }
  }
}
